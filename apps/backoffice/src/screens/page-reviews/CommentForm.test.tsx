import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { AdminResponse } from '../../api/admin-api.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  choose,
  doublePress,
  fill,
  getButton,
  press,
  readRows,
  toPage,
} from '../../testing/screen-steps.ts';
import { problemResponse } from '../../testing/stub-calls.ts';
import { CommentPanel } from './CommentPanel.tsx';
import { PageReviews } from './PageReviews.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';

const AT = '2026-11-25T02:00:00.000Z';
const comment = {
  ...{ id: '9', draftId: '5', entryId: 'gone', content: 'Too dark', author: 'Zhou' },
  ...{ createdAt: AT, resolvedAt: AT, resolvedBy: 'Lin' },
} satisfies AdminResponse<'listPageComments'>['items'][number];
const targets = [
  { id: 'a', name: 'Pictures' },
  { id: 'b', name: 'Text' },
];

function Studio() {
  const [selectedId, setSelectedId] = useState('a');
  return (
    <>
      <button type="button" onClick={() => setSelectedId('b')}>
        Select the text
      </button>
      <CommentPanel draftId="5" targets={targets} selectedId={selectedId} />
    </>
  );
}

test('keeps a comment that was begun when another module is selected', async () => {
  let answer: unknown = problemResponse(500, 'internal');
  const { findSent } = renderScreen(Studio, {
    answers: { listPageComments: toPage(), createPageComment: () => answer },
  });
  await screen.findByText('No comments');
  await choose('About', 'The whole page');
  fill('Comment', 'Brighter, please');
  press('Select the text');
  expect(screen.getByLabelText('Comment')).toHaveValue('Brighter, please');
  doublePress('Add comment');
  expect(await screen.findByText('problem internal')).toBeVisible();
  expect(screen.getByLabelText('Comment')).toHaveValue('Brighter, please');
  answer = { ...comment, resolvedAt: null };
  press('Add comment');
  expect(await screen.findByText('Comment added')).toBeVisible();
  expect(findSent('createPageComment').map(({ body }) => body)).toEqual(
    Array(2).fill({ content: 'Brighter, please', entryId: 'b' }),
  );
  expect(screen.getByLabelText('Comment')).toHaveValue('');
});

test('shows resolved comments, also of a module that is gone, and opens one again', async () => {
  const { findSent } = renderScreen(Studio, {
    answers: { listPageComments: toPage(comment), reopenPageComment: comment },
  });
  fireEvent.click(await screen.findByText('All'));
  await waitFor(() => expect(findSent('listPageComments').at(-1)?.query).toEqual({}));
  expect(findSent('listPageComments')[0]?.query).toEqual({ state: 'open' });
  expect(await screen.findByText('Module gone')).toBeVisible();
  expect(screen.getByText('resolved by Lin, 25 Nov 2026, 10:00')).toBeVisible();
  press('Open again');
  await waitFor(() => expect(findSent('reopenPageComment')[0]?.params).toEqual({ id: '9' }));
});

const review = {
  ...{ draftId: '5', state: 'requested', draftVersion: 3, note: 'Please look', requester: 'Zhou' },
  ...{ requestedAt: AT, reviewer: null, decidedAt: null, answer: '', isOwn: false },
  isApprovalRequired: true,
} satisfies AdminResponse<'getPageReview'>;

test('asks for changes once, and keeps the answer when the draft was saved meanwhile', async () => {
  let answer: unknown = problemResponse(412, 'precondition-failed');
  const { findSent } = renderScreen(() => <ReviewPanel draftId="5" version={3} />, {
    answers: { getPageReview: review, decidePageReview: () => answer },
  });
  await screen.findByText('Please look');
  expect(getButton('Approve')).toBeEnabled();
  fill('Answer', 'Larger pictures');
  doublePress('Ask for changes');
  expect(await screen.findByText('problem precondition-failed')).toBeVisible();
  expect(findSent('decidePageReview')).toHaveLength(1);
  expect(screen.getByLabelText('Answer')).toHaveValue('Larger pictures');
  answer = { ...review, state: 'changes-requested' };
  press('Ask for changes');
  expect(await screen.findByText('Changes asked for')).toBeVisible();
  expect(findSent('decidePageReview')[1]).toMatchObject({
    version: '"3"',
    body: { decision: 'ask-for-changes', answer: 'Larger pictures' },
  });
});

const waiting = {
  ...{ draftId: '5', page: 'spring', isBlock: false, pageName: 'Spring', language: 'zh-CN' },
  ...{ state: 'requested', note: 'Please look', answer: '', requester: 'Zhou', requestedAt: AT },
  isOwn: false,
} satisfies AdminResponse<'listPageReviews'>['items'][number];

test('lists what waits for a review, and leads to its page', async () => {
  const { findSent } = renderScreen(PageReviews, {
    language: 'zh-CN',
    answers: { listPageReviews: toPage(waiting, { ...waiting, draftId: '6', answer: '太暗' }) },
  });
  await waitFor(() => expect(readRows()).toHaveLength(2));
  expect(readRows()[0]).toEqual([
    ...['Spring', '中文', '待审核', 'Please look', 'Zhou', '2026年11月25日 10:00'],
  ]);
  expect(readRows()[1]?.[3]).toBe('太暗');
  expect(screen.getAllByText('Spring')[0]).toHaveAttribute('href', '/pages/spring');
  await choose('状态', '已通过');
  await waitFor(() =>
    expect(findSent('listPageReviews').at(-1)?.query).toMatchObject({ state: 'approved' }),
  );
});
