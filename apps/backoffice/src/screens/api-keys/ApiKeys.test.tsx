import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminResponse } from '../../api/admin-api.ts';
import { catalogueAnswers } from '../../testing/catalogue-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  answerDialog,
  choose,
  fieldProblem,
  fill,
  findDialog,
  press,
  readRows,
} from '../../testing/screen-steps.ts';
import { ApiKeys } from './ApiKeys.tsx';

const key = {
  id: '3',
  name: 'ERP',
  prefix: 'vk_live_ab',
  permissions: ['catalogue:read', 'stock:write'],
  allowed: ['catalogue:read', 'stock:write'],
  createdBy: { id: '1', name: 'Lin' },
  merchantId: null,
  expiresAt: '2027-02-28T16:30:00.000Z',
  lastUsedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
} satisfies AdminResponse<'listApiKeys'>[number];
const created = { ...key, key: 'vk_live_ab_secret' } satisfies AdminResponse<'createApiKey'>;
const { listMerchants } = catalogueAnswers;
const answers = { listMerchants, listApiKeys: [key] };

test('lists the keys with what they may do and the day in China when they expire', async () => {
  const english = renderScreen(ApiKeys, { answers });
  expect(await screen.findByText('ERP')).toBeVisible();
  expect(readRows()[0]?.slice(0, 7)).toEqual([
    ...[
      'ERP',
      'vk_live_ab…',
      'Read productsChange stock',
      'Lin',
      'The shop',
      '1 Mar 2027',
      'Never',
    ],
  ]);
  english.unmount();
  renderScreen(ApiKeys, { answers, language: 'zh-CN' });
  expect(await screen.findByText('ERP')).toBeVisible();
  expect(readRows()[0]?.slice(2, 7)).toEqual([
    ...['查看商品修改库存', 'Lin', '平台', '2027年3月1日', '从未'],
  ]);
});

test('shows which keys have lost a part of their power, or all of it', async () => {
  const reduced = { ...key, allowed: ['catalogue:read'] };
  const powerless = { ...key, id: '4', name: 'CRM', allowed: [] };
  renderScreen(ApiKeys, { answers: { ...answers, listApiKeys: [reduced, powerless] } });
  expect(await screen.findByText('CRM')).toBeVisible();
  expect(readRows().map((cells) => cells[2])).toEqual([
    'NarrowedRead productsChange stock',
    'No powerRead productsChange stock',
  ]);
  const lost = screen.getAllByText('Change stock').map(({ tagName }) => tagName);
  expect(lost).toEqual(['DEL', 'DEL']);
});

test('creates a key with scopes and an expiry, and shows it once', async () => {
  let answer: unknown = fieldProblem({ name: 'is taken' });
  const { findSent } = renderScreen(ApiKeys, {
    answers: { ...answers, createApiKey: () => answer },
  });
  press('New key');
  const dialog = await findDialog('New key');
  expect(within(dialog).getByText(/at most what you may do then/)).toBeVisible();
  press('New key', dialog);
  await waitFor(() => expect(within(dialog).getAllByText('Required')).toHaveLength(2));
  expect(findSent('createApiKey')).toHaveLength(0);
  fill(/^Name/, 'ERP', dialog);
  await choose('Permissions', 'Read products', dialog);
  await choose('Permissions', 'Change stock', dialog);
  fill('Days of validity', '90', dialog);
  press('New key', dialog);
  expect(await within(dialog).findByText('is taken')).toBeVisible();
  expect(within(dialog).getByLabelText('Days of validity')).toHaveValue('90');
  answer = created;
  press('New key', dialog);
  expect(await screen.findByText('vk_live_ab_secret')).toBeVisible();
  expect(findSent('createApiKey').at(-1)?.body).toEqual({
    name: 'ERP',
    permissions: ['catalogue:read', 'stock:write'],
    merchantId: null,
    days: 90,
  });
  await waitFor(() => expect(findSent('listApiKeys')).toHaveLength(2));
  press('Close', await findDialog('The new key'));
  await waitFor(() => expect(screen.queryByText('vk_live_ab_secret')).toBeNull());
  press('New key');
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('');
});

test('revokes a key after a question, and reads the list again', async () => {
  const { findSent } = renderScreen(ApiKeys, {
    answers: { ...answers, revokeApiKey: { done: true } },
  });
  await screen.findByText('ERP');
  press('Revoke');
  expect(findSent('revokeApiKey')).toHaveLength(0);
  await answerDialog(/Revoke the key “ERP”/, 'Revoke');
  expect(await screen.findByText('Key revoked')).toBeVisible();
  expect(findSent('revokeApiKey').map(({ params }) => params)).toEqual([{ id: '3' }]);
  await waitFor(() => expect(findSent('listApiKeys')).toHaveLength(2));
});
