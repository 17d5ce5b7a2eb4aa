import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminResponse } from '../../api/admin-api.ts';
import { catalogueAnswers } from '../../testing/catalogue-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  answerDialog,
  choose,
  doublePress,
  fieldProblem,
  fill,
  findDialog,
  press,
  readRows,
  toPage,
} from '../../testing/screen-steps.ts';
import { problemResponse } from '../../testing/stub-calls.ts';
import { Staff } from './Staff.tsx';

const invitation = {
  ...{ id: '9', email: 'new@shop.test', role: 'merchant', merchantId: '7' },
  expiresAt: '2026-11-27T16:00:00.000Z',
} satisfies AdminResponse<'listInvitations'>[number];
const operators = [
  {
    ...{ id: '1', email: 'lin@shop.test', name: 'Lin', role: 'owner', merchantId: null },
    ...{ status: 'active', hasSecondFactor: true, lastLoginAt: '2026-11-24T02:00:00.000Z' },
    ...{ createdAt: '2026-01-01T00:00:00.000Z', version: 1 },
  },
  {
    ...{ id: '4', email: 'mei@shop.test', name: 'Mei', role: 'merchant', merchantId: '7' },
    ...{ status: 'disabled', hasSecondFactor: false, lastLoginAt: null },
    ...{ createdAt: '2026-01-01T00:00:00.000Z', version: 2 },
  },
] satisfies AdminResponse<'listOperators'>['items'];
const answers = {
  listMerchants: catalogueAnswers.listMerchants,
  listOperators: toPage(...operators),
  listInvitations: [invitation],
};

test('lists operators with their role, and tells which one is oneself', async () => {
  renderScreen(Staff, { answers, language: 'zh-CN' });
  await waitFor(() => expect(readRows()[1]?.[3]).toBe('Casa Norte'));
  expect(readRows()).toEqual([
    [
      ...['Lin 本人', 'lin@shop.test', '所有者', '–', '启用', '已设置'],
      ...['2026年11月24日 10:00', '修改重置两步验证'],
    ],
    ['Mei ', 'mei@shop.test', '商家', 'Casa Norte', '停用', '未设置', '从未登录', '修改'],
  ]);
  expect(screen.getByText('new@shop.test')).toBeVisible();
  expect(screen.getByText('有效至 2026年11月28日 00:00')).toBeVisible();
});

test('withdraws an invitation once at a double click', async () => {
  let isDown = true;
  const { findSent } = renderScreen(Staff, {
    answers: {
      ...answers,
      listInvitations: () => (isDown ? problemResponse(500, 'internal') : [invitation]),
      revokeInvitation: { done: true },
    },
  });
  expect(await screen.findByText('problem internal')).toBeVisible();
  isDown = false;
  press('Try again');
  await screen.findByText('new@shop.test');
  doublePress('Withdraw');
  expect(await screen.findByText('Invitation withdrawn')).toBeVisible();
  expect(findSent('revokeInvitation').map(({ params }) => params)).toEqual([{ id: '9' }]);
  await waitFor(() => expect(findSent('listInvitations')).toHaveLength(3));
});

test('invites staff of a merchant, and marks an address that is taken', async () => {
  let answer: unknown = fieldProblem({ email: 'has an account' });
  const { findSent } = renderScreen(Staff, {
    answers: { ...answers, createInvitation: () => answer },
  });
  await screen.findByText('Mei');
  press('Invite');
  const dialog = await findDialog('Invite');
  fill('E-mail', 'mei@shop.test', dialog);
  await choose('Role', 'Merchant', dialog);
  await screen.findByText(/Staff of a merchant see only/);
  await choose('Merchant', 'Casa Norte', dialog);
  press('Create link', dialog);
  expect(await screen.findByText('has an account')).toBeVisible();
  answer = { ...invitation, url: 'https://shop.test/i/1' };
  fill('E-mail', 'mei2@shop.test', dialog);
  press('Create link', dialog);
  expect(await screen.findByText('https://shop.test/i/1')).toBeVisible();
  expect(findSent('createInvitation').at(-1)?.body).toEqual({
    ...{ email: 'mei2@shop.test', role: 'merchant', merchantId: '7' },
  });
});

test('takes an operator out of a merchant with another role', async () => {
  const { findSent } = renderScreen(Staff, {
    answers: { ...answers, updateOperator: operators[1], resetSecondFactor: operators[0] },
  });
  await screen.findByText('Mei');
  press('Change');
  const dialog = await findDialog('mei@shop.test');
  await choose('Role', 'Marketing', dialog);
  press('Save', dialog);
  await waitFor(() => expect(findSent('updateOperator')).toHaveLength(1));
  expect(findSent('updateOperator')[0]).toMatchObject({
    params: { id: '4' },
    version: '"2"',
    body: { name: 'Mei', role: 'marketing', merchantId: null, status: 'disabled' },
  });
  press('Reset second factor');
  expect(findSent('resetSecondFactor')).toHaveLength(0);
  await answerDialog(/Let Lin set up the second factor again/, 'Reset second factor');
  expect(await screen.findByText('Second factor reset')).toBeVisible();
  expect(findSent('resetSecondFactor').map(({ params }) => params)).toEqual([{ id: '1' }]);
});
