import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import type { SentCall } from '../../testing/stub-calls.ts';
import { PersonalIds } from './PersonalIds.tsx';

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

test('shows only masked data to those who may not read personal IDs', async () => {
  renderScreen(PersonalIds, {
    role: 'support',
    answers: { listPersonalIdReviews: { items: [review('a')], nextCursor: null } },
  });
  await screen.findByText('林**a');
  expect(screen.queryByRole('button', { name: 'Start checking' })).toBeNull();
});
