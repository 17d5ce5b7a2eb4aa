import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showModules } from '../testing.tsx';

const info = {
  appVersion: '6.14.0',
  releaseDate: '2026.11.01',
  permissionLink: '/content/app',
  policyLink: '/content/privacy',
  functionalDescription: '逛买手店、下单、查看物流。',
};
const show = (fields: Record<string, unknown> = {}, options = {}) =>
  showModules([{ code: 'developerInfo', fields: { ...info, ...fields } }], options);
const bar = () => screen.queryByRole('complementary', { name: '应用信息' });

test('says version and date, and leads to permissions and privacy', async () => {
  const { platform } = await show();
  expect(await screen.findByText('版本 6.14.0 · 2026.11.01 更新')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '权限' }));
  await userEvent.click(screen.getByRole('link', { name: '隐私' }));
  expect(platform.visits).toEqual([
    { route: 'content', params: { id: 'app' } },
    { route: 'content', params: { id: 'privacy' } },
  ]);
});

test('what the app does is told in a sheet', async () => {
  await show();
  await userEvent.click(await screen.findByRole('button', { name: '功能' }));
  const sheet = within(screen.getByRole('dialog', { name: '功能' }));
  expect(sheet.getByText('逛买手店、下单、查看物流。')).toBeVisible();
});

test('what a page leaves out is not there', async () => {
  await show({ releaseDate: '', permissionLink: undefined, functionalDescription: '' });
  expect(await screen.findByText('版本 6.14.0')).toBeVisible();
  expect(screen.queryByRole('link', { name: '权限' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '功能' })).not.toBeInTheDocument();
});

test('it can be sent away', async () => {
  const { platform } = await show();
  await userEvent.click(await screen.findByRole('button', { name: '关闭' }));
  expect(bar()).not.toBeInTheDocument();
  expect(platform.tracked.at(-1)).toMatchObject({
    event: 'ModuleInteraction',
    parameters: { moduleCode: 'developerInfo', part: 'close' },
  });
});

test.each([
  ['web', true],
  ['wechat', true],
  ['ios', false],
  ['android', false],
  ['minip', false],
] as const)('in %s it is there: %s', async (name, isThere) => {
  await show({}, { name });
  expect(bar() !== null).toBe(isThere);
});

test('one that hides on the first page waits for scrolling', async () => {
  await show({ hideInFirstPage: true });
  expect(bar()).not.toBeInTheDocument();
});
