import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import type { Draw, Lottery, Reward } from '@vitrine/contract';
import { shopperEntered } from '@vitrine/state';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

const NOW = '2026-11-21T00:00:00.000Z';
const prize = {
  id: 'p1',
  kind: 'coupon' as const,
  name: '礼券 ¥300',
  description: '满 ¥3,000 可用',
};
const lottery = (tickets: number | null, more: Partial<Lottery> = {}): Lottery => ({
  id: 'lots',
  name: '秋日抽签',
  description: '一日一签，签签有礼。',
  terms: ['每天零点多一次机会'],
  startsAt: NOW,
  endsAt: NOW,
  status: 'running',
  prizes: [
    { ...prize, image: null, odds: 125_000, isGone: false },
    { ...prize, id: 'p0', name: '私人试衣', image: null, odds: 500, isGone: true },
  ],
  tickets,
  ...more,
});
const reward: Reward = {
  ...prize,
  id: 'r1',
  source: 'lottery',
  status: 'granted',
  receivedAt: NOW,
  promoCodes: ['A'],
};
const drawn: Draw = { drawId: 'd1', drawnAt: NOW, prize, reward, ticketsLeft: 0 };

async function showLottery(answers: Partial<Api>, isLoggedIn = true) {
  const context = loadContext(
    { getLottery: async () => lottery(null), listMyLotteryRewards: async () => [], ...answers },
    { params: { id: 'lots' } },
  );
  const shown = await showScreen(screen, context);
  if (isLoggedIn) await act(async () => void context.store.dispatch(shopperEntered('key')));
  return { ...context, ...shown };
}

const withTicket = { getLottery: async () => lottery(1) };
const card = (n: number) => page.getByRole('button', { name: `第 ${n} 签，未翻开` });

test('everybody sees what the lots hold and how likely each is', async () => {
  await showLottery({}, false);
  expect(page.getByText('概率 12.5%')).toBeVisible();
  expect(page.getByText('已抽完')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '规则' }));
  expect(page.getByText('每天零点多一次机会')).toBeInTheDocument();
});

test('a guest who taps a lot is asked to log in, and nothing is drawn', async () => {
  const drawReward = vi.fn(async () => drawn);
  const { platform } = await showLottery({ drawReward }, false);
  await userEvent.click(card(3));
  expect(platform.visits).toEqual([
    { route: 'login', query: { from: '/gamification/lottery/lots' } },
  ]);
  expect(drawReward).not.toHaveBeenCalled();
});

test('one tap is one draw, however often one taps; the lot shows what was won', async () => {
  let answer = (_: Draw) => {};
  const drawReward = vi.fn(() => new Promise<Draw>((resolve) => (answer = resolve)));
  await showLottery({ ...withTicket, drawReward });
  await userEvent.dblClick(card(5));
  await userEvent.click(card(6));
  expect(drawReward).toHaveBeenCalledTimes(1);
  await act(async () => answer(drawn));
  expect(page.getByRole('button', { name: '礼券 ¥300' })).toBeVisible();
  expect(page.getAllByRole('status')[0]).toHaveTextContent('礼券 ¥300');
  expect(page.getByRole('link', { name: '去使用 礼券 ¥300' })).toHaveAttribute(
    'href',
    '/user/coupons',
  );
  await userEvent.click(page.getByRole('button', { name: '收下礼券 ¥300' }));
  expect(page.getByText('今天的签抽完了，明日再来')).toBeVisible();
  expect(card(5)).toBeDisabled();
});

test('a draw whose answer was lost is asked for again, not drawn anew', async () => {
  const drawReward = vi.fn<(...given: unknown[]) => Promise<Draw>>(async () => drawn);
  drawReward.mockRejectedValueOnce(new ApiError('network'));
  await showLottery({ ...withTicket, drawReward });
  await userEvent.click(card(1));
  expect(page.getByText('没能抽成，次数还在，请再试一次')).toBeVisible();
  await userEvent.click(card(2));
  const [first, second] = drawReward.mock.calls.map(([, options]) => options);
  expect(first).toHaveProperty('idempotencyKey');
  expect(second).toEqual(first);
});

test('without a draw left it says where to earn more', async () => {
  await showLottery({ getLottery: async () => lottery(0) });
  expect(card(1)).toBeDisabled();
  expect(page.getByRole('link', { name: '做任务，多得几次' })).toHaveAttribute(
    'href',
    '/gamification',
  );
});

test.each([
  ['ended', '这次抽签已经结束'],
  ['upcoming', '尚未开始，2026.11.21 见'],
] as const)('one that is %s says so and draws nothing', async (status, words) => {
  await showLottery({ getLottery: async () => lottery(1, { status }) });
  expect(page.getByText(words)).toBeVisible();
  expect(card(1)).toBeDisabled();
});

test('a lottery that is not there is not found', async () => {
  const { status } = await showScreen(screen, loadContext({}, { params: { id: 'x' } }));
  expect(status).toBe(404);
  expect(page.getByText('没有这次抽签')).toBeVisible();
});
