import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageDraft } from '../../testing/fixtures/page-draft.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { press, toPage } from '../../testing/screen-steps.ts';
import { problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { CommentPanel } from './CommentPanel.tsx';
import { DraftReviewButton } from './DraftReviewButton.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';

const AT = '2026-11-25T02:00:00.000Z';
const review = {
  ...{ draftId: '5', state: 'requested', draftVersion: 3, note: 'Please look', requester: 'Zhou' },
  ...{ requestedAt: AT, reviewer: null, decidedAt: null, answer: '', isOwn: false },
  isApprovalRequired: true,
};
const none = { ...review, state: 'none', note: '', requester: null, requestedAt: null };
const comment = {
  ...{ id: '9', draftId: '5', entryId: 'a', content: 'Too dark', author: 'Zhou', createdAt: AT },
  ...{ resolvedAt: null, resolvedBy: null },
};
const Review = () => <ReviewPanel draftId="5" version={3} />;
const Comments = () => <CommentPanel draftId="5" targets={[{ id: 'a', name: 'Pictures' }]} />;

it('sends a draft for review with a note', async () => {
  const answers = { getPageReview: none, requestPageReview: review };
  const view = renderScreen(Review, { role: 'content-editor', answers });
  fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'Please look' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send for review' }));
  await waitFor(() =>
    expect(view.findSent('requestPageReview')).toMatchObject([
      { body: { note: 'Please look' }, version: '"3"' },
    ]),
  );
});

it('approves with an answer the version that is seen', async () => {
  const answers = { getPageReview: review, decidePageReview: { ...review, state: 'approved' } };
  const view = renderScreen(Review, { answers });
  await screen.findByText('Please look');
  fireEvent.change(screen.getByLabelText('Answer'), { target: { value: 'Good' } });
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(view.findSent('decidePageReview')).toMatchObject([
      { body: { decision: 'approve', answer: 'Good' }, version: '"3"' },
    ]),
  );
});

it('keeps what was typed beside a draft that was saved meanwhile, and decides about its new version', async () => {
  let version = 3;
  const view = renderScreen(() => <DraftReviewButton draft={{ id: '5' }} />, {
    answers: {
      getPageDraft: () => ({ ...pageDraft, id: '5', version }),
      getPageReview: () => ({ ...review, draftVersion: version }),
      listPageComments: toPage(),
      decidePageReview: (call: SentCall) =>
        call.version === '"4"' ? review : problemResponse(412, 'precondition-failed'),
    },
  });
  press('Review · Comments');
  fireEvent.change(await screen.findByLabelText('Answer'), { target: { value: 'Good' } });
  version = 4;
  press('Approve');
  expect(await screen.findByText('problem precondition-failed')).toBeVisible();
  expect(await screen.findByText(/sent version 4/)).toBeVisible();
  expect(screen.getByLabelText('Answer')).toHaveValue('Good');
  press('Approve');
  await waitFor(() => expect(view.findSent('decidePageReview')).toHaveLength(2));
  expect(view.findSent('decidePageReview')[1]?.version).toBe('"4"');
});

it('lets who sent the draft only take it back', async () => {
  renderScreen(Review, { answers: { getPageReview: { ...review, isOwn: true } } });
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Take back' })).toBeEnabled();
});

it('offers no decision to those who may not publish', async () => {
  renderScreen(Review, { role: 'content-editor', answers: { getPageReview: review } });
  await screen.findByRole('button', { name: 'Take back' });
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

it('comments, and resolves a comment on a module', async () => {
  const view = renderScreen(Comments, {
    answers: {
      listPageComments: { items: [comment], nextCursor: null },
      resolvePageComment: { ...comment, resolvedAt: AT, resolvedBy: 'Lin' },
      createPageComment: comment,
    },
  });
  await screen.findByText('Pictures');
  fireEvent.click(screen.getByRole('button', { name: 'Mark as resolved' }));
  await waitFor(() => expect(view.findSent('resolvePageComment')[0]?.params.id).toBe('9'));
  const add = screen.getByRole('button', { name: 'Add comment' });
  expect(add).toBeDisabled();
  fireEvent.change(screen.getByLabelText('Comment'), { target: { value: ' Brighter ' } });
  fireEvent.click(add);
  await waitFor(() =>
    expect(view.findSent('createPageComment')[0]?.body).toEqual({
      ...{ content: 'Brighter', entryId: null },
    }),
  );
});

it('says that there are no comments, and can try again after a failure', async () => {
  let isDown = true;
  const listPageComments = () =>
    isDown ? problemResponse(500, 'internal') : { items: [], nextCursor: null };
  renderScreen(Comments, { role: 'read-only', answers: { listPageComments } });
  const retry = await screen.findByRole('button', { name: /again/i });
  isDown = false;
  fireEvent.click(retry);
  await screen.findByText('No comments');
  expect(screen.queryByRole('button', { name: 'Add comment' })).toBeNull();
});
