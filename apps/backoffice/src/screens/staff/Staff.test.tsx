import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { Staff } from './Staff.tsx';

const operator = {
  id: '2',
  email: 'wang@shop.test',
  name: 'Wang',
  role: 'support',
  merchantId: null,
  status: 'active',
  hasSecondFactor: true,
  lastLoginAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 4,
};
const answers = {
  listOperators: { items: [operator], nextCursor: null },
  listInvitations: [],
  listApiKeys: [],
  listMerchants: { items: [], nextCursor: null },
};

test('invites an operator and shows the link once', async () => {
  const user = userEvent.setup();
  const url = 'https://shop.test/admin/invitation/abc';
  const createInvitation = {
    ...{ id: '9', email: 'a@b.test', role: 'owner', merchantId: null, url },
    expiresAt: '2026-11-28T00:00:00.000Z',
  };
  const { findSent } = renderScreen(Staff, { answers: { ...answers, createInvitation } });
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('E-mail'), 'a@b.test');
  await user.click(within(dialog).getByLabelText('Role'));
  await user.click(await screen.findByTitle('Finance'));
  await user.click(within(dialog).getByRole('button', { name: 'Create link' }));
  expect(await screen.findByText(url)).toBeVisible();
  expect(findSent('createInvitation')[0]?.body).toEqual({
    email: 'a@b.test',
    role: 'finance',
    merchantId: null,
  });
});

test('changes the status of an operator from the version that was shown', async () => {
  const user = userEvent.setup();
  const { findSent } = renderScreen(Staff, { answers: { ...answers, updateOperator: operator } });
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await user.click(await screen.findByText('Disabled'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(findSent('updateOperator')).toHaveLength(1));
  expect(findSent('updateOperator')[0]).toMatchObject({
    params: { id: '2' },
    version: '"4"',
    body: {
      name: 'Wang',
      role: 'support',
      merchantId: null,
      status: 'disabled',
      endsApiKeys: false,
    },
  });
});

test('lists the keys that an operator created, and ends them with the change', async () => {
  const user = userEvent.setup();
  const at = '2027-02-28T16:30:00.000Z';
  const key = {
    id: '3',
    name: 'ERP',
    prefix: 'vk_live_ab',
    merchantId: null,
    lastUsedAt: null,
    permissions: ['orders:read'],
    allowed: ['orders:read'],
    createdAt: at,
    expiresAt: at,
    createdBy: { id: '2', name: 'Wang' },
  };
  const { findSent } = renderScreen(Staff, {
    answers: { ...answers, updateOperator: operator, listApiKeys: [key] },
  });
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  expect(await screen.findByText('vk_live_ab…')).toBeVisible();
  expect(findSent('listApiKeys')[0]?.query).toEqual({ createdBy: '2' });
  await user.click(screen.getByLabelText('End these keys as well'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(findSent('updateOperator')).toHaveLength(1));
  expect(findSent('updateOperator')[0]?.body).toMatchObject({ endsApiKeys: true });
});
