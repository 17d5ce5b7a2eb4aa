import { expect, test } from 'vitest';
import { demoShop } from '../shop.ts';

const NOW = Date.UTC(2026, 10, 21, 4);
const shop = demoShop(NOW);
const sum = (counts: readonly number[]) => counts.reduce((left, right) => left + right, 0);

test('has lottery odds that add up to one, and a last prize that never runs out', () => {
  const prizes = shop.lottery_prizes;
  expect(sum(prizes.map(({ odds }) => odds))).toBe(1_000_000);
  expect(prizes.at(-1)?.stock).toBeNull();
});

test('has a coupon package in every state and a wallet of three coupons', () => {
  const at = (time: string) => Date.parse(time);
  const states = shop.reward_packages
    .filter(({ is_listed }) => is_listed)
    .map(({ claims_from, claims_to }) => {
      if (at(claims_from) > NOW) return 'available';
      return at(claims_to) <= NOW ? 'expired' : 'claimable';
    });
  expect(new Set(states)).toEqual(new Set(['available', 'claimable', 'expired']));
  expect(shop.reward_packages.some(({ offers }) => offers.length === 3)).toBe(true);
});

test('has an outfit of at least three products for each gender and day of the week', () => {
  expect(shop.day_outfits.length).toBe(21);
  for (const { product_ids, image_keys, title } of shop.day_outfits) {
    expect(new Set(product_ids).size).toBeGreaterThanOrEqual(3);
    expect(image_keys.length).toBe(1);
    expect(title).toBeDefined();
  }
});
