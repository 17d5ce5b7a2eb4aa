import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderModules } from '../testing.tsx';

const info = {
  appVersion: '6.14.0',
  releaseDate: '2026.11.01',
  permissionLink: '/content/app',
  policyLink: '/content/privacy',
  functionalDescription: '逛买手店、下单、查看物流。',
};
const show = (fields: Record<string, unknown> = {}, options = {}) =>
  renderModules([{ code: 'developerInfo', fields: { ...info, ...fields } }], options);
const bar = () => screen.queryByRole('complementary', { name: '应用信息' });

test('shows version and date, and links to permissions and privacy', async () => {
  const { platform } = await show();
  expect(await screen.findByText('版本 6.14.0 · 2026.11.01 更新')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '权限' }));
  await userEvent.click(screen.getByRole('link', { name: '隐私' }));
  expect(platform.destinations).toEqual([
    { route: 'content', params: { id: 'app' } },
    { route: 'content', params: { id: 'privacy' } },
  ]);
});

test('shows the features of the app in a sheet', async () => {
  await show();
  await userEvent.click(await screen.findByRole('button', { name: '功能' }));
  const sheet = within(screen.getByRole('dialog', { name: '功能' }));
  expect(sheet.getByText('逛买手店、下单、查看物流。')).toBeVisible();
});

test('leaves out empty fields', async () => {
  await show({ releaseDate: '', permissionLink: undefined, functionalDescription: '' });
  expect(await screen.findByText('版本 6.14.0')).toBeVisible();
  expect(screen.queryByRole('link', { name: '权限' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '功能' })).not.toBeInTheDocument();
});

test('can be closed', async () => {
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
] as const)('is shown in %s: %s', async (name, isShown) => {
  await show({}, { name });
  expect(bar() !== null).toBe(isShown);
});

test('is hidden on the first screen with hideInFirstPage', async () => {
  await show({ hideInFirstPage: true });
  expect(bar()).not.toBeInTheDocument();
});
