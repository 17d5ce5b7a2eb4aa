import { DAY_MS } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../../apps/server/src/database/schema.ts';
import { hashPassword } from '../../../apps/server/src/resources/identities/passwords.ts';
import {
  joinMembership,
  recordSpend,
} from '../../../apps/server/src/resources/memberships/queries.ts';
import { seedActivities } from './activities.ts';
import { seedAddressesAndWishlist } from './addresses-and-wishlist.ts';
import { seedOrders } from './orders.ts';

/** Anyone may log in as this shopper; production is seeded without her. */
export const DEMO_SHOPPER = {
  mobile: '8613800138000',
  email: 'lin@elsewhere.example',
  password: 'elsewhere-demo',
  name: '林知夏',
} as const;

/** Amounts of purchases before the seeded orders, in fen. */
const PAST_PURCHASES = [2_431_000, 1_180_000, 968_000];

/**
 * Seeds the demo shopper: a gold member with an invitation, an address book, a wishlist and recent
 * orders.
 */
export async function seedShopper(trx: Transaction<Database>, now: number): Promise<void> {
  const { password, ...profile } = DEMO_SHOPPER;
  const created = await trx
    .insertInto('shoppers')
    .values({
      ...profile,
      password_hash: await hashPassword(password),
      gender: 'women',
      birthday: '1992-04-18',
      created_at: new Date(now - 400 * DAY_MS),
    })
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) return;
  const shopperId = created.id;
  await joinMembership(trx, shopperId, now - 400 * DAY_MS);
  for (const [index, amount] of PAST_PURCHASES.entries())
    await recordSpend(trx, {
      shopperId,
      reference: `demo:${shopperId}:${index}`,
      amount,
      now: now - (index + 1) * 60 * DAY_MS,
    });
  await trx
    .insertInto('shopper_benefits')
    .values({
      shopper_id: shopperId,
      code: 'private-sale',
      expires_at: new Date(now + 30 * DAY_MS),
    })
    .execute();
  await seedAddressesAndWishlist(trx, shopperId, now);
  await seedOrders(trx, shopperId, now);
  await seedActivities(trx, shopperId, now);
}
