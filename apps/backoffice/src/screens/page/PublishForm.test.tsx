import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CalendarEntry } from '@vitrine/contract/admin';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { problemResponse } from '../../testing/stub-calls.ts';
import { PublishForm } from './PublishForm.tsx';

const target = {
  page: 'winter',
  language: 'zh-CN',
  country: null,
  gender: 'women',
  benefit: null,
  platform: null,
  visitor: null,
  arm: null,
} as const;

const christmas: CalendarEntry = {
  ...target,
  key: 'page/7',
  kind: 'page',
  id: 'winter',
  name: 'Christmas',
  startsAt: '2026-12-09T00:00:00.000Z',
  endsAt: null,
  isPaused: false,
  place: null,
  products: null,
  collidesWith: [],
};

const show = (answer: object) =>
  renderScreen(() => <PublishForm target={target} run={vi.fn()} onClose={vi.fn()} />, {
    answers: { findPageCollisions: answer },
  });

it('warns of what is planned for the page and target at the chosen time', async () => {
  const { findSent } = show({ collisions: [christmas] });
  expect(
    await screen.findByText('Something else is planned for this page at this time'),
  ).toBeVisible();
  expect(screen.getByText(/Christmas · 9 Dec 2026, 08:00 until open end/)).toBeVisible();
  const asked = { page: 'winter', language: 'zh-CN', gender: 'women' };
  expect(findSent('findPageCollisions')[0]).toMatchObject({ query: asked });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/^Start/), '2026-12-10 10:00{Enter}');
  await vi.waitFor(() =>
    expect(findSent('findPageCollisions').at(-1)).toMatchObject({
      query: { ...asked, startsAt: '2026-12-10T02:00:00.000Z' },
    }),
  );
});

it('warns of nothing when the time is free', async () => {
  const { findSent } = show({ collisions: [] });
  await vi.waitFor(() => expect(findSent('findPageCollisions')).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that the time could not be checked, and checks again', async () => {
  const { findSent } = show(problemResponse(500, 'internal'));
  await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
  await vi.waitFor(() => expect(findSent('findPageCollisions')).toHaveLength(2));
});

it('publishes sample texts of a template only after they are accepted', async () => {
  const run = vi.fn();
  const sample = { key: 'text', text: 'Sample text', isError: false, isPlaceholder: true };
  renderScreen(
    () => <PublishForm target={target} run={run} check={async () => [sample]} onClose={vi.fn()} />,
    { answers: { findPageCollisions: { collisions: [] } } },
  );
  const user = userEvent.setup();
  const accept = await screen.findByRole('checkbox', { name: /sample texts/ });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/^Replace the samples/)).toBeVisible();
  expect(run).not.toHaveBeenCalled();
  await user.click(accept);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  expect(run.mock.calls[0]?.[0]).toMatchObject({ acceptsPlaceholders: true });
});
