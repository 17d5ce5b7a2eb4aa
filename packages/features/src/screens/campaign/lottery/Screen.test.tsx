import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import type { Draw, Lottery, Prize, Reward } from '@vitrine/contract';
import { shopperSessionStarted } from '@vitrine/state';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';

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

async function renderLottery(answers: Partial<Api>, isLoggedIn = true) {
  const context = createLoadContext(
    { getLottery: async () => lottery(null), listMyLotteryRewards: async () => [], ...answers },
    { params: { id: 'lots' } },
  );
  const rendered = await renderScreen(screen, context);
  if (isLoggedIn) await act(async () => void context.store.dispatch(shopperSessionStarted('key')));
  return { ...context, ...rendered };
}

const withTicket = { getLottery: async () => lottery(1) };
const card = (n: number) => page.getByRole('button', { name: `第 ${n} 签，未翻开` });

test('shows the picture of a prize around its focal point', async () => {
  const images = [{ url: '/images/coat/240', size: 240, position: '50% 18%' }];
  const [first, ...others] = lottery(null).prizes;
  const pictured = { ...(first as Prize), image: '/images/coat/240', images };
  const { container } = await renderLottery(
    { getLottery: async () => lottery(null, { prizes: [pictured, ...others] }) },
    false,
  );
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['/images/coat/240']);
  expect(pictures[0]?.parentElement?.style.getPropertyValue('--position')).toBe('50% 18%');
});

test('shows the prizes and their odds to a guest', async () => {
  await renderLottery({}, false);
  expect(page.getByText('概率 12.5%')).toBeVisible();
  expect(page.getByText('已抽完')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '规则' }));
  expect(page.getByText('每天零点多一次机会')).toBeInTheDocument();
});

test('asks a guest to log in and draws nothing', async () => {
  const drawReward = vi.fn(async () => drawn);
  const { platform } = await renderLottery({ drawReward }, false);
  await userEvent.click(card(3));
  expect(platform.destinations).toEqual([
    { route: 'login', query: { from: '/gamification/lottery/lots' } },
  ]);
  expect(drawReward).not.toHaveBeenCalled();
});

test('draws once however often a card is pressed, and shows the prize', async () => {
  let answer = (_: Draw) => {};
  const drawReward = vi.fn(() => new Promise<Draw>((resolve) => (answer = resolve)));
  await renderLottery({ ...withTicket, drawReward });
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

const unavailable = new ApiError('unavailable', {
  status: 503,
  statusText: '',
  headers: {},
  data: { error: { code: 'unavailable', message: '服务暂不可用，请稍后再试', requestId: 'r' } },
});

test.each([
  ['without a response', new ApiError('network'), '没能抽成，次数还在，请再试一次'],
  ['that the server could not serve', unavailable, '服务暂不可用，请稍后再试'],
])('repeats a draw %s with the same idempotency key', async (_, error, message) => {
  const drawReward = vi.fn<(...args: unknown[]) => Promise<Draw>>(async () => drawn);
  drawReward.mockRejectedValueOnce(error);
  await renderLottery({ ...withTicket, drawReward });
  await userEvent.click(card(1));
  expect(await page.findByText(message)).toBeVisible();
  await userEvent.click(card(2));
  const [first, second] = drawReward.mock.calls.map(([, options]) => options);
  expect(first).toHaveProperty('idempotencyKey');
  expect(second).toEqual(first);
});

test('links to the tasks when no draw is left', async () => {
  await renderLottery({ getLottery: async () => lottery(0) });
  expect(card(1)).toBeDisabled();
  expect(page.getByRole('link', { name: '做任务，多得几次' })).toHaveAttribute(
    'href',
    '/gamification',
  );
});

test.each([
  ['ended', '这次抽签已经结束'],
  ['upcoming', '尚未开始，2026.11.21 见'],
] as const)('a lottery that is %s shows its state and draws nothing', async (status, text) => {
  await renderLottery({ getLottery: async () => lottery(1, { status }) });
  expect(page.getByText(text)).toBeVisible();
  expect(card(1)).toBeDisabled();
});

test('answers 404 for an unknown lottery', async () => {
  const { status } = await renderScreen(screen, createLoadContext({}, { params: { id: 'x' } }));
  expect(status).toBe(404);
  expect(page.getByText('没有这次抽签')).toBeVisible();
});

test('consoles a shopper who drew nothing, and offers another draw', async () => {
  const nothing = { ...drawn, prize: null, reward: null, ticketsLeft: 1 };
  await renderLottery({
    getLottery: async () => lottery(2),
    drawReward: async () => nothing,
  });
  await userEvent.click(card(2));
  expect(await page.findByRole('button', { name: '此签无礼' })).toBeVisible();
  expect(page.getByText('明日再来，好事不远')).toBeVisible();
  expect(page.getByText('收下后可再抽')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '收起这支签' }));
  expect(page.getByText('今日可抽 1 次')).toBeVisible();
  expect(card(2)).toBeEnabled();
});

test('draws with the Enter key', async () => {
  const drawReward = vi.fn(async () => drawn);
  await renderLottery({ ...withTicket, drawReward });
  card(4).focus();
  await userEvent.keyboard('{Enter}');
  expect(drawReward).toHaveBeenCalledOnce();
});

test('uses a new idempotency key after the server has answered', async () => {
  const answer = new ApiError('conflict', {
    status: 409,
    statusText: '',
    headers: {},
    data: { error: { code: 'conflict', message: '没有次数了', requestId: 'r' } },
  });
  const drawReward = vi.fn<(...args: unknown[]) => Promise<Draw>>(async () => drawn);
  drawReward.mockRejectedValueOnce(answer);
  await renderLottery({ ...withTicket, drawReward });
  await userEvent.click(card(1));
  expect(await page.findByText('没有次数了')).toBeVisible();
  await userEvent.click(card(1));
  const [first, second] = drawReward.mock.calls.map(([, options]) => options);
  expect(second).not.toEqual(first);
});

test('turns a card back when the draw has failed', async () => {
  await renderLottery({ ...withTicket, drawReward: () => Promise.reject(new ApiError('network')) });
  await userEvent.click(card(7));
  expect(card(7)).toBeEnabled();
  expect(page.getByText('今日可抽 1 次')).toBeVisible();
});

test('shows a guest no rewards, and an empty list to a shopper without any', async () => {
  const { unmount } = await renderLottery({}, false);
  expect(page.queryByText('我的签礼')).toBeNull();
  unmount();
  await renderLottery(withTicket);
  expect(page.getByText('还没有签礼。抽中的会放在这里。')).toBeVisible();
});
