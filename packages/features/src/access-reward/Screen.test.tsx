import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Tiers } from '@vitrine/contract';
import { shopperEntered } from '@vitrine/state';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { isHeld, progressToNext } from './rules.ts';
import { screen } from './screen.ts';

const benefit = (code: string) => ({ code, name: code, description: '' });
const tiers = (more: Partial<Tiers>): Tiers => ({
  current: 'gold',
  joinedAt: '2025-10-17T00:00:00.000Z',
  spent: 9_000_000,
  next: { code: 'platinum', missing: 6_000_000 },
  tiers: [
    { code: 'member', name: '会员', from: 0, benefits: [benefit('新客礼遇')] },
    { code: 'gold', name: '金卡会员', from: 3_000_000, benefits: [benefit('新品先享')] },
    { code: 'platinum', name: '铂金会员', from: 15_000_000, benefits: [benefit('私享特卖')] },
  ],
  ...more,
});
const guest = tiers({ current: null, joinedAt: null });
const platinum = tiers({ current: 'platinum', spent: 20_000_000, next: null });

test.each([
  ['half way', tiers({}), 0.5],
  ['at the highest', platinum, 1],
  ['nothing spent', tiers({ spent: 0, next: { code: 'gold', missing: 3_000_000 } }), 0],
  ['more given back than spent', tiers({ spent: -5, next: { code: 'member', missing: 5 } }), 0],
])('the way to the next tier, %s', (_, given, share) => {
  expect(progressToNext(given)).toBe(share);
});

test('a tier holds what is before it, and nobody holds any before joining', () => {
  expect(['member', 'gold', 'platinum'].map((code) => isHeld(tiers({}), code))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isHeld(guest, 'member')).toBe(false);
});

async function showMembership(given: Tiers, joinTiers = vi.fn(async () => tiers({}))) {
  const context = loadContext({ getTiers: async () => given, joinTiers });
  await showScreen(screen, context);
  await act(async () => void context.store.dispatch(shopperEntered('key')));
}

test('a member sees where they stand and what is missing', async () => {
  await showMembership(tiers({}));
  expect(page.getByText('再消费 ¥60,000，成为铂金会员')).toBeVisible();
  expect(page.getByRole('progressbar', { name: '升级进度' })).toHaveAttribute(
    'aria-valuenow',
    '50',
  );
  expect(page.getByText('当前')).toBeVisible();
  expect(page.getAllByText('未达到')).toHaveLength(1);
});

test('who is no member joins at the tier that was earned', async () => {
  const joinTiers = vi.fn(async () => tiers({}));
  await showMembership(guest, joinTiers);
  await userEvent.click(page.getByRole('button', { name: '成为会员' }));
  expect(joinTiers).toHaveBeenCalledTimes(1);
  expect(page.getByText('欢迎，金卡会员')).toBeVisible();
  expect(page.queryByRole('button', { name: '成为会员' })).toBeNull();
});

test('at the highest tier nothing is missing', async () => {
  await showMembership(platinum);
  expect(page.getByText('您已在最高一级，谢谢')).toBeVisible();
});
