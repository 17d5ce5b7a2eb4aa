import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { ItemEditor } from './ItemEditor.tsx';

const campaign = {
  type: 'campaign',
  id: 'spring',
  name: { 'zh-CN': '春日', 'en-US': 'Spring' },
  description: { 'zh-CN': '', 'en-US': '' },
  path: '/content/spring',
  startsAt: '2026-11-20T00:00:00.000Z',
  endsAt: '2026-12-20T00:00:00.000Z',
  version: 4,
  state: 'running',
};

const open = (answers: object, role: 'owner' | 'content' = 'owner') =>
  renderScreen(ItemEditor, {
    path: '/marketing/:type/:id',
    url: '/marketing/campaign/spring',
    role,
    answers: {
      listMarketingItems: { items: [], nextCursor: null },
      getMarketingItem: campaign,
      checkMarketingItem: { problems: [] },
      countMarketingItem: { counts: { enrolments: 0 } },
      ...answers,
    },
  });

const clickDelete = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'Delete' }));
const confirm = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  const dialog = await screen.findByRole('dialog');
  const buttons = await screen.findAllByRole('button', { name });
  await user.click(buttons.find((button) => dialog.contains(button)) as HTMLElement);
};

it('says that an unused item is deleted, deletes its version and leaves for the list', async () => {
  const { findSent, history } = open({ deleteMarketingItem: { outcome: 'deleted' } });
  const user = userEvent.setup();
  await clickDelete(user);
  expect(await screen.findByText(/It was never used and is deleted for good/)).toBeInTheDocument();
  expect(findSent('deleteMarketingItem')).toEqual([]);
  await confirm(user, 'Delete');
  expect(await screen.findByText('Deleted')).toBeInTheDocument();
  expect(findSent('deleteMarketingItem')).toMatchObject([{ version: '"4"' }]);
  expect(history?.at(-1)).toBe('/marketing/campaign');
});

it('says that a used item is archived, and by what it was used', async () => {
  const { findSent } = open({
    countMarketingItem: { counts: { enrolments: 12, shares: 0 } },
    deleteMarketingItem: { outcome: 'archived' },
  });
  const user = userEvent.setup();
  await clickDelete(user);
  await screen.findAllByText('Archive “Spring”?');
  expect(screen.getByText(/It was used \(Enrolments 12\)/)).toBeInTheDocument();
  await confirm(user, 'Archive');
  expect(await screen.findByText('Archived, because it was used')).toBeInTheDocument();
  expect(findSent('deleteMarketingItem')).toHaveLength(1);
});

it('shows an item as it is now when it was changed meanwhile, and deletes that at the second press', async () => {
  const theirs = { ...campaign, name: { 'zh-CN': '夏日', 'en-US': 'Summer' }, version: 5 };
  let stored = campaign;
  const { findSent } = open({
    getMarketingItem: () => stored,
    deleteMarketingItem: ({ version }: SentCall) =>
      version === '"5"' ? { outcome: 'deleted' } : problemResponse(412, 'precondition-failed'),
  });
  const user = userEvent.setup();
  await clickDelete(user);
  stored = theirs;
  await confirm(user, 'Delete');
  expect(await screen.findByText('problem precondition-failed')).toBeInTheDocument();
  expect(await screen.findByText('Summer', { selector: 'h1' })).toBeInTheDocument();
  expect(screen.getByLabelText('Name · English')).toHaveValue('Summer');
  await clickDelete(user);
  await confirm(user, 'Delete');
  await waitFor(() => expect(findSent('deleteMarketingItem').at(-1)?.version).toBe('"5"'));
});

it('shows an archived item without a way to change it', async () => {
  open({ getMarketingItem: { ...campaign, state: 'archived' } });
  await screen.findByText('It is archived and cannot be changed');
  for (const name of ['Save', 'Pause', 'Resume', 'Delete'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Name · English')).toBeDisabled();
});

it('is not offered to a role that may only read', async () => {
  open({}, 'content');
  await waitFor(() =>
    expect(screen.getByText('Your account may only read this')).toBeInTheDocument(),
  );
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});
