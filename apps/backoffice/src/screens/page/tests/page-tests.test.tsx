import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageTestCounts } from '@vitrine/contract/admin';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { PageTests } from './PageTests.tsx';

const page = {
  ...{ code: 'spring', name: 'Spring', kind: 'content' as const, state: 'live' as const },
  ...{ languages: ['zh-CN' as const], draftCount: 0, version: 1, drafts: [] },
};

const planned = {
  ...{ id: '12', page: 'spring', name: 'Large and small', hypothesis: 'Large is better' },
  ...{ language: null, goal: 'click', shareOfB: 20, plannedSample: 1_200 },
  ...{ endsAt: '2100-01-01T00:00:00.000Z', rule: 'by-hand', state: 'draft', result: null },
  ...{ createdBy: 'Lin', createdAt: '2026-11-25T02:00:00.000Z', version: 4 },
  ...{ startedBy: null, startedAt: null, endedBy: null, endedAt: null },
};
const running = {
  ...planned,
  ...{ state: 'running', startedBy: 'Lin', startedAt: '2026-11-25T02:00:00.000Z' },
};

const createCounts = (verdict: PageTestCounts['verdict'], sessions = 1_500): PageTestCounts => ({
  arms: [
    { arm: 'a', sessions, conversions: 45, rate: 0.03, low: 0.0225, high: 0.0399 },
    { arm: 'b', sessions, conversions: 90, rate: 0.06, low: 0.0491, high: 0.0732 },
  ],
  difference: { value: 0.03, low: 0.0151, high: 0.0454, pValue: 0.0001 },
  split: { pValue: 0.7, isSuspicious: false },
  verdict,
  countedAt: '2026-11-25T02:07:00.000Z',
});

const show = (
  test: object | undefined,
  answers: object = {},
  role: 'content' | 'read-only' = 'content',
) =>
  renderScreen(() => <PageTests page={page} onCreateB={() => undefined} />, {
    role,
    answers: {
      listPageTests: { items: test ? [test] : [], nextCursor: null },
      ...(test && { getPageTest: { counts: null, ...test } }),
      ...answers,
    },
  });

it('plans a test with a sample that the calculator has found', async () => {
  const user = userEvent.setup();
  const { findSent } = show(undefined, { createPageTest: planned });
  await user.click(await screen.findByRole('button', { name: 'Plan a test' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Name'), 'Large and small');
  await user.click(within(dialog).getByLabelText('Click on the page'));
  const fill = async (label: string, value: string) => {
    const input = within(dialog).getByLabelText(label);
    await user.clear(input);
    await user.type(input, value);
  };
  await fill('Rate today (%)', '3');
  await fill('Worth finding (points)', '0.6');
  await fill('Sessions a day (optional)', '2000');
  expect(within(dialog).getByRole('status')).toHaveTextContent(
    'Each version needs 13,914 sessions (95% confidence, 80% power) · about 14 days',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Use it' }));
  await user.type(within(dialog).getByLabelText(/^Ends/), '2026-12-20 10:00{Enter}');
  await user.click(within(dialog).getByRole('button', { name: 'Plan a test' }));
  await waitFor(() => expect(findSent('createPageTest')).toHaveLength(1));
  expect(findSent('createPageTest')[0]).toMatchObject({
    params: { code: 'spring' },
    body: {
      ...{ name: 'Large and small', goal: 'click', language: null, shareOfB: 50 },
      ...{ plannedSample: 13_914, endsAt: '2026-12-20T02:00:00.000Z', rule: 'by-hand' },
    },
  });
});

it('starts a test after a question that names the share of B', async () => {
  const { findSent } = show(planned, { startPageTest: running });
  await userEvent.click(await screen.findByRole('button', { name: 'Start the test' }));
  await screen.findByText(/20% of the visitors see version B at once/);
  await userEvent.click(
    screen.getAllByRole('button', { name: 'Start the test' }).at(-1) as HTMLElement,
  );
  await waitFor(() =>
    expect(findSent('startPageTest')).toMatchObject([{ params: { id: '12' }, version: '"4"' }]),
  );
});

it('shows how far a test is, and calls no winner before its sample is complete', async () => {
  show({ ...running, counts: createCounts('provisional', 600) });
  expect(await screen.findByText('The result is provisional')).toBeVisible();
  expect(screen.getByText(/A needs 600 more sessions, B 600/)).toBeVisible();
  expect(screen.getByText('Version B 600 of 1,200')).toBeVisible();
  expect(screen.queryByText('Version B is better')).toBeNull();
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.at(-1)).toHaveTextContent('Version B600906%4.9% – 7.3%');
});

it('counts a test that runs at once', async () => {
  const counted = { ...running, counts: createCounts('b-wins') };
  const { findSent } = show(
    { ...running, counts: createCounts('provisional', 0) },
    { countPageTest: counted },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Count now' }));
  await waitFor(() => expect(findSent('countPageTest')).toMatchObject([{ params: { id: '12' } }]));
});

it('publishes B at the end of a test that it has won', async () => {
  const ended = { ...running, state: 'ended', result: 'published-b', counts: null };
  const { findSent } = show({ ...running, counts: createCounts('b-wins') }, { endPageTest: ended });
  await userEvent.click(await screen.findByRole('button', { name: 'End the test' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/3 percentage points better than A/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish B' }));
  await waitFor(() =>
    expect(findSent('endPageTest')).toMatchObject([{ body: { choice: 'publish-b' } }]),
  );
});

it('keeps A unless B has won, and warns of the contrary', async () => {
  const { findSent } = show(
    { ...running, counts: createCounts('no-difference') },
    { endPageTest: { ...running, counts: null } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'End the test' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText(/^Keep A/)).toBeChecked();
  await userEvent.click(within(dialog).getByLabelText(/^Publish B/));
  expect(within(dialog).getByText(/does not show yet that B is better/)).toBeVisible();
  await userEvent.click(within(dialog).getByLabelText(/^Keep A/));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep A' }));
  await waitFor(() =>
    expect(findSent('endPageTest')).toMatchObject([{ body: { choice: 'keep-a' } }]),
  );
});

it('changes only the words of a test that runs', async () => {
  show({ ...running, counts: createCounts('provisional') });
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText('Name')).toBeEnabled();
  expect(within(dialog).getByLabelText('Planned sample (sessions of each version)')).toBeDisabled();
  expect(within(dialog).queryByRole('button', { name: 'Use it' })).toBeNull();
});

it('offers no action to those who only read', async () => {
  show({ ...running, counts: createCounts('provisional') }, {}, 'read-only');
  await screen.findByText('The result is provisional');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that the time of a test is over and a decision is due', async () => {
  show({ ...running, endsAt: '2026-01-01T00:00:00.000Z', counts: createCounts('no-difference') });
  expect(await screen.findByText('To be decided')).toBeVisible();
});
