import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderModules } from '../testing.tsx';

const app = { name: 'ios', version: '6.14.0' } as const;
const show = (fields: Record<string, unknown> = {}, options = {}) =>
  renderModules(
    [
      {
        code: 'campaignSubscription',
        fields: { campaignName: 'spring', displayText: '到店提醒我', ...fields },
      },
    ],
    { ...app, ...options },
  );
const message = (subscribed: boolean, campaignName = 'spring') =>
  ({ type: 'campaignSubscription', campaignName, subscribed }) as const;

test('requests the status from the app and shows it', async () => {
  const { platform } = await show();
  expect(platform.sent).toEqual([
    { type: 'campaignSubscription', campaignName: 'spring', action: 'status' },
  ]);
  expect(screen.getByRole('button', { name: '订阅提醒' })).toBeEnabled();
  act(() => platform.reply(message(true, 'autumn')));
  expect(screen.getByRole('button', { name: '订阅提醒' })).toBeEnabled();
  act(() => platform.reply(message(true)));
  expect(screen.getByRole('button', { name: '已订阅' })).toBeDisabled();
});

test('becomes subscribed when the app confirms, not on press', async () => {
  const { platform } = await show({ btnText: '提醒我', subscribedBtnText: '好，会提醒' });
  await userEvent.click(screen.getByRole('button', { name: '提醒我' }));
  expect(platform.sent.at(-1)).toMatchObject({ campaignName: 'spring', action: 'subscribe' });
  expect(screen.getByRole('button', { name: '提醒我' })).toBeEnabled();
  act(() => platform.reply(message(true)));
  expect(screen.getByRole('button', { name: '好，会提醒' })).toBeDisabled();
});

test('tracks the press as page action 1853', async () => {
  const { platform } = await show();
  await userEvent.click(screen.getByRole('button', { name: '订阅提醒' }));
  expect(platform.tracked).toContainEqual({
    event: 'PageAction',
    parameters: { tid: 1853, campaignName: 'spring' },
  });
});

test.each([
  ['ios', '2.18.0', true],
  ['ios', '2.17.0', false],
  ['android', '6.14.0', true],
  ['android', '2.18.0', false],
  ['web', undefined, false],
] as const)('shows the module in %s %s: %s', async (name, version, isShown) => {
  await show({}, version ? { name, version } : { name, version: undefined });
  expect(screen.queryByText('到店提醒我') !== null).toBe(isShown);
});
