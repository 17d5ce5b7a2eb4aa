import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Tiers } from '@vitrine/contract';
import { setUserBenefits, shopperSessionStarted } from '@vitrine/state';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';
import { calculateProgress, isGivenAhead, isTierReached } from './rules.ts';

const benefit = (code: string) => ({ code, name: code, description: '' });
const tiers = (more: Partial<Tiers>): Tiers => ({
  current: 'gold',
  joinedAt: '2025-10-17T00:00:00.000Z',
  spent: 9_000_000,
  next: { code: 'platinum', missing: 6_000_000 },
  former: null,
  keptUntil: null,
  tiers: [
    { code: 'member', name: '会员', from: 0, windowDays: 365, benefits: [benefit('新客礼遇')] },
    {
      code: 'gold',
      name: '金卡会员',
      from: 3_000_000,
      windowDays: 365,
      benefits: [benefit('新品先享')],
    },
    {
      code: 'platinum',
      name: '铂金会员',
      from: 15_000_000,
      windowDays: 365,
      benefits: [benefit('私享特卖')],
    },
  ],
  ...more,
});
const guest = tiers({ current: null, joinedAt: null });
const platinum = tiers({ current: 'platinum', spent: 20_000_000, next: null });

test.each([
  ['half of the amount spent', tiers({}), 0.5],
  ['at the highest', platinum, 1],
  ['nothing spent', tiers({ spent: 0, next: { code: 'gold', missing: 3_000_000 } }), 0],
  ['more refunded than spent', tiers({ spent: -5, next: { code: 'member', missing: 5 } }), 0],
])('calculates the progress to the next tier: %s', (_, state, progress) => {
  expect(calculateProgress(state)).toBe(progress);
});

test('a tier includes the ones before it, and no tier is reached before joining', () => {
  expect(['member', 'gold', 'platinum'].map((code) => isTierReached(tiers({}), code))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isTierReached(guest, 'member')).toBe(false);
});

async function renderMembership(state: Tiers, joinTiers = vi.fn(async () => tiers({}))) {
  const context = createLoadContext({ getTiers: async () => state, joinTiers });
  await renderScreen(screen, context);
  await act(async () => void context.store.dispatch(shopperSessionStarted('key')));
  return context.store;
}

test('shows a member their tier and the missing amount', async () => {
  await renderMembership(tiers({}));
  expect(page.getByText('再消费 ¥60,000，成为铂金会员')).toBeVisible();
  expect(page.getByRole('progressbar', { name: '升级进度' })).toHaveAttribute(
    'aria-valuenow',
    '50',
  );
  expect(page.getByText('当前')).toBeVisible();
  expect(page.getAllByText('未达到')).toHaveLength(1);
});

test('a shopper joins at the tier they have earned', async () => {
  const joinTiers = vi.fn(async () => tiers({}));
  await renderMembership(guest, joinTiers);
  await userEvent.click(page.getByRole('button', { name: '成为会员' }));
  expect(joinTiers).toHaveBeenCalledTimes(1);
  expect(page.getByText('欢迎，金卡会员')).toBeVisible();
  expect(page.queryByRole('button', { name: '成为会员' })).toBeNull();
});

test('shows no missing amount at the highest tier', async () => {
  await renderMembership(platinum);
  expect(page.getByText('您已在最高一级，谢谢')).toBeVisible();
});

test('names the days for which spending counts', async () => {
  const [first, second, last] = tiers({}).tiers;
  const short = last && { ...last, windowDays: 90 };
  await renderMembership(tiers({ tiers: [first, second, short].filter((one) => !!one) }));
  expect(page.getByText('近 90 天消费 ¥90,000')).toBeVisible();
  expect(page.getByText('近 90 天消费满 ¥150,000')).toBeVisible();
  expect(page.getByText('近十二个月消费满 ¥30,000')).toBeVisible();
});

test('says so when the shop has no tiers', async () => {
  await renderMembership(tiers({ current: null, joinedAt: null, next: null, tiers: [] }));
  expect(page.getByText('暂未开设会员计划')).toBeVisible();
  expect(page.queryByRole('button', { name: '成为会员' })).toBeNull();
});

test('marks a benefit that the shopper was given ahead of its tier', async () => {
  const store = await renderMembership(tiers({}));
  expect(page.queryByText('已为您开通')).toBeNull();
  const given = [{ code: '新品先享' }, { code: '私享特卖' }];
  act(() => void store.dispatch(setUserBenefits({ role: 'vip', benefits: given })));
  expect(page.getByText('已为您开通').closest('dl')).toHaveTextContent('私享特卖');
});

test.each([
  ['given by the own tier too', '新品先享', false],
  ['given ahead of its tier', '私享特卖', true],
  ['not given', '专属搭配师', false],
])('a benefit of a higher tier is %s', (_, benefitCode, isAhead) => {
  const platinumTier = {
    code: 'platinum',
    name: '铂金会员',
    from: 15_000_000,
    windowDays: 365,
    benefits: ['新品先享', '私享特卖', '专属搭配师'].map(benefit),
  };
  const all = tiers({});
  const plan = { ...all, tiers: [...all.tiers.slice(0, 2), platinumTier] };
  expect(isGivenAhead(plan, 'platinum', benefitCode, ['新品先享', '私享特卖'])).toBe(isAhead);
});
