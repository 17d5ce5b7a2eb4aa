import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { type CallAnswers, problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { PersonalIds } from './PersonalIds.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const AT = '2026-11-23T00:00:00.000Z';
const ID = '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c4';
const review = (id: string) => ({
  id: `${ID}${id}`,
  maskedName: `林**${id}`,
  maskedIdNumber: '310*********1234',
  status: 'checking',
  reason: null,
  verifyLevel: 'none',
  hasPhotos: true,
  openOrders: 1,
  updatedAt: AT,
});

test('reads nothing before a reason is given, and goes on to the next one after a decision', async () => {
  const waiting = ['a', 'b'];
  const { findSent } = renderScreen(PersonalIds, {
    answers: {
      listPersonalIdReviews: () => ({ items: waiting.map(review), nextCursor: null }),
      revealPersonalId: ({ params }: SentCall) => ({
        name: `Lin ${params.id?.at(-1)}`,
        idNumber: '310104199005171234',
        front: null,
        back: null,
        updatedAt: AT,
      }),
      decidePersonalId: () => review(waiting.shift() ?? ''),
    },
  });
  await screen.findByText('林**a');
  expect(findSent('revealPersonalId')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Start checking' }));
  await screen.findByText('Lin a');
  expect(findSent('revealPersonalId')[0]?.body).toEqual({ reason: 'Check for customs clearance' });
  fireEvent.keyDown(document.body, { key: 'a' });
  await screen.findByText('Lin b');
  await waitFor(() =>
    expect(findSent('decidePersonalId')[0]?.body).toEqual({ verdict: 'approve', updatedAt: AT }),
  );
});

test('shows a photo large, and decides nothing by a key meanwhile', async () => {
  const { findSent } = renderScreen(PersonalIds, {
    answers: {
      listPersonalIdReviews: { items: [review('a')], nextCursor: null },
      revealPersonalId: {
        name: 'Lin a',
        idNumber: '310104199005171234',
        front: `${PIXEL}#front`,
        back: `${PIXEL}#back`,
        updatedAt: AT,
      },
      decidePersonalId: review('a'),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Start checking' }));
  fireEvent.click(await screen.findByRole('img', { name: 'Emblem side' }));
  const preview = document.querySelector('.ant-image-preview') as HTMLElement;
  expect(preview.querySelector('img')).toHaveAttribute('src', `${PIXEL}#back`);
  expect(within(preview).getByText('2 / 2')).toBeInTheDocument();
  await act(async () => void fireEvent.keyDown(document.body, { key: 'a' }));
  expect(findSent('decidePersonalId')).toEqual([]);
  fireEvent.keyDown(window, { key: 'Escape' });
  await waitFor(() => {
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(findSent('decidePersonalId')).toHaveLength(1);
  });
});

test('shows only masked data to those who may not read personal IDs', async () => {
  renderScreen(PersonalIds, {
    role: 'support',
    answers: { listPersonalIdReviews: { items: [review('a')], nextCursor: null } },
  });
  await screen.findByText('林**a');
  expect(screen.queryByRole('button', { name: 'Start checking' })).toBeNull();
});

const reveal = ({ params }: SentCall) => ({
  ...{ name: `Lin ${params.id?.at(-1)}`, idNumber: '310104199005171234' },
  ...{ front: null, back: null, updatedAt: AT },
});
const check = async (answers: CallAnswers, ids = ['a', 'b']) => {
  const view = renderScreen(PersonalIds, {
    answers: {
      listPersonalIdReviews: () => ({ items: ids.map(review), nextCursor: 'next' }),
      revealPersonalId: reveal,
      ...answers,
    },
  });
  expect(await screen.findByText(`${ids.length}+ to check`)).toBeInTheDocument();
  fireEvent.click(screen.getByText('Start checking'));
  await screen.findByText('Lin a');
  return view;
};

test('rejects with one of the reasons, once', async () => {
  const { findSent } = await check({ decidePersonalId: review('a') });
  fireEvent.click(screen.getByText('Reject'));
  const reason = await screen.findByText('Unclear photos');
  fireEvent.click(reason);
  fireEvent.click(reason);
  await screen.findByText('Recorded; here is the next one');
  expect(findSent('decidePersonalId').map(({ params, body }) => [params.id, body])).toEqual([
    [`${ID}a`, { verdict: 'reject', reason: 'unclear-images', updatedAt: AT }],
  ]);
});

test('goes round the queue by skipping, and reads each of them', async () => {
  const { findSent } = await check({});
  for (const name of ['Lin b', 'Lin a', 'Lin b']) {
    fireEvent.keyDown(document.body, { key: 'j' });
    await screen.findByText(name);
  }
  expect(findSent('revealPersonalId').length).toBeGreaterThan(1);
  expect(findSent('decidePersonalId')).toEqual([]);
});

test('reads an ID again that the shopper has changed meanwhile', async () => {
  let updatedAt = AT;
  const { findSent } = await check(
    {
      listPersonalIdReviews: () => ({
        items: [{ ...review('a'), updatedAt }],
        nextCursor: 'next',
      }),
      revealPersonalId: (call: SentCall) => ({ ...reveal(call), updatedAt }),
      decidePersonalId: () => {
        updatedAt = '2026-11-24T00:00:00.000Z';
        return problemResponse(412, 'precondition-failed');
      },
    },
    ['a'],
  );
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(await screen.findByText('problem precondition-failed')).toBeInTheDocument();
  await waitFor(() => expect(findSent('revealPersonalId')).toHaveLength(2));
});

test('needs a reason of three characters in Chinese too, and says when nothing waits', async () => {
  const { unmount, findSent } = renderScreen(PersonalIds, {
    language: 'zh-CN',
    answers: {
      listPersonalIdReviews: { items: [review('a')], nextCursor: null },
      revealPersonalId: reveal,
    },
  });
  const field = await screen.findByLabelText('查看原因');
  fireEvent.change(field, { target: { value: ' ab ' } });
  expect(screen.getByText('开始审核').closest('button')).toBeDisabled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(findSent('revealPersonalId')).toEqual([]);
  unmount();
  renderScreen(PersonalIds, {
    answers: { listPersonalIdReviews: { items: [], nextCursor: null } },
  });
  expect(await screen.findByText('No personal IDs are waiting')).toBeInTheDocument();
});
