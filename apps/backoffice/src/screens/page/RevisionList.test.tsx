import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { revision } from '../../testing/page-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { answerDialog, doublePress, press, readRows, toPage } from '../../testing/screen-steps.ts';
import { type CallAnswers, problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { RevisionList } from './RevisionList.tsx';

type Role = 'owner' | 'content-editor';
const show = (answers: CallAnswers, role: Role = 'owner', isBlock = false) =>
  renderScreen(() => <RevisionList code="spring" isBlock={isBlock} />, { role, answers });
const showOne = (changes: object, role?: Role) =>
  show({ listPageRevisions: toPage({ ...revision, ...changes }) }, role);
const readButtons = () =>
  [...document.querySelectorAll('tbody button')].map((one) => one.textContent);
const hidden = { isShown: false };

test.each([
  ['is shown', {}, 'Live', ['Withdraw']],
  ['is shown in a test', { arm: 'b' }, 'In a test', ['Withdraw']],
  ['waits for a test', { ...hidden, arm: 'b' }, 'Waits for a test', ['Withdraw', 'Publish again']],
  ['was replaced', hidden, 'Replaced', ['Withdraw', 'Publish again']],
  ['is to come', { ...hidden, state: 'upcoming' }, 'Upcoming', ['Withdraw', 'Publish again']],
  ['has ended', { ...hidden, state: 'ended' }, 'Ended', ['Publish again']],
  ['was withdrawn', { ...hidden, state: 'withdrawn' }, 'Withdrawn', ['Publish again']],
])('a revision that %s', async (_, changes, state, buttons) => {
  showOne(changes);
  await waitFor(() => expect(readRows()).toHaveLength(1));
  expect(readRows()[0]?.[4]).toBe(state);
  expect(readButtons()).toEqual(buttons);
});

test('shows when it starts rather than when it was published, and who brought it by files', async () => {
  showOne({
    ...{ startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-12-24T16:00:00.000Z', author: '' },
    ...{ title: '', draftId: null, draftVersion: null },
  });
  await waitFor(() => expect(readRows()).toHaveLength(1));
  const [title, version, , , , window, author] = readRows()[0] ?? [];
  expect([title, version, author]).toEqual(['–', '–', 'Files']);
  expect(window).toBe('1 Dec 2026, 08:00 until 25 Dec 2026, 00:00');
});

test('those who may not publish get no buttons', async () => {
  showOne({}, 'content-editor');
  await waitFor(() => expect(readRows()).toHaveLength(1));
  expect(readButtons()).toEqual([]);
});

test('withdraws once, after a question', async () => {
  const { findSent } = show({
    listPageRevisions: toPage(revision),
    withdrawPageRevision: { ...revision, state: 'withdrawn' },
  });
  await waitFor(() => expect(readRows()).toHaveLength(1));
  press('Withdraw');
  await answerDialog('Withdraw this revision?', 'Cancel');
  expect(findSent('withdrawPageRevision')).toEqual([]);
  press('Withdraw');
  await answerDialog('Withdraw this revision?', 'Withdraw');
  await waitFor(() => expect(findSent('withdrawPageRevision')).toHaveLength(1));
  expect(findSent('withdrawPageRevision')[0]?.params).toEqual({ id: '9' });
});

test('loads older revisions below the newer ones, and says when they could not be read', async () => {
  const { findSent } = show({
    listPageRevisions: ({ query }: SentCall) =>
      query.cursor
        ? toPage({ ...revision, id: '8', title: 'Older' })
        : { items: [revision], nextCursor: 'next' },
  });
  await waitFor(() => expect(readRows()).toHaveLength(1));
  doublePress(/more/i);
  await waitFor(() => expect(readRows().map(([title]) => title)).toEqual(['春日', 'Older']));
  expect(findSent('listPageRevisions').at(-1)?.query.cursor).toBe('next');
});

test('asks for the revisions of a block by the call of blocks', async () => {
  let answer: unknown = problemResponse(500, 'internal');
  const { findSent } = show({ listPageBlockRevisions: () => answer }, 'owner', true);
  expect(await screen.findByText('problem internal')).toBeInTheDocument();
  answer = toPage();
  press('Try again');
  expect(await screen.findByText(/^Nothing is published yet/)).toBeInTheDocument();
  expect(findSent('listPageBlockRevisions')[0]?.params).toEqual({ code: 'spring' });
});
