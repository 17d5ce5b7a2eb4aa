import type { Insertable } from 'kysely';
import type { OpenDatabase } from '../../src/database/database.ts';
import type { Database } from '../../src/database/schema.ts';

const DAY_MS = 86_400_000;
export const both = (zh: string, en: string) => JSON.stringify({ 'zh-CN': zh, 'en-US': en });
export const moneyOff = (discountValue: number, minValue = 0) => ({
  type: 'money-off' as const,
  discountValue,
  minValue,
});

export const storePromotion = ({ db }: Pick<OpenDatabase, 'db'>, now: number) =>
  db
    .insertInto('promotions')
    .values({
      id: 'autumn',
      name: both('秋日', 'Autumn'),
      description: both('礼券', 'Coupons'),
      terms: JSON.stringify([{ 'zh-CN': '一人一张', 'en-US': 'One each' }]),
      starts_at: new Date(now - DAY_MS),
      ends_at: new Date(now + 30 * DAY_MS),
    })
    .execute();

/** Stores a package that can be claimed for a month, with optional overrides. */
export const storePackage = (
  { db }: Pick<OpenDatabase, 'db'>,
  id: string,
  now: number,
  more: Partial<Insertable<Database['reward_packages']>> = {},
) =>
  db
    .insertInto('reward_packages')
    .values({
      id,
      promotion_id: 'autumn',
      subscription_id: `${id}-subscription`,
      name: both('礼券', 'Coupon'),
      description: both('全场', 'Everything'),
      offers: JSON.stringify([moneyOff(80_000, 800_000)]),
      claims_from: new Date(now - DAY_MS),
      claims_to: new Date(now + 20 * DAY_MS),
      valid_from: new Date(now - DAY_MS),
      valid_to: new Date(now + 30 * DAY_MS),
      ...more,
    })
    .execute();
