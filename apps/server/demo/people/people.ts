import type { Transaction } from 'kysely';
import type { Database } from '../../src/database/schema.ts';
import { hashPassword } from '../../src/resources/identities/passwords.ts';
import { countSpend, join } from '../../src/resources/memberships/queries.ts';
import { seedBelongings } from './belongings.ts';
import { seedOrders } from './orders.ts';
import { seedTakingPart } from './taking-part.ts';

const DAY_MS = 86_400_000;

/** Everybody may sign in as her; production lays out the shop without her. */
export const DEMO_SHOPPER = {
  mobile: '8613800138000',
  email: 'lin@elsewhere.example',
  password: 'elsewhere-demo',
  name: '林知夏',
} as const;

/** What she bought before the shop was opened, in fen. */
const BOUGHT = [2_431_000, 1_180_000, 968_000];

/**
 * Lays out the demo's shopper: a gold member with an invitation, an address book, hearts and orders
 * on their way.
 */
export async function seedPeople(trx: Transaction<Database>, now: number): Promise<void> {
  const { password, ...person } = DEMO_SHOPPER;
  const made = await trx
    .insertInto('shoppers')
    .values({
      ...person,
      password_hash: await hashPassword(password),
      gender: 'women',
      birthday: '1992-04-18',
      created_at: new Date(now - 400 * DAY_MS),
    })
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return;
  const shopperId = made.id;
  await join(trx, shopperId, now - 400 * DAY_MS);
  for (const [at, amount] of BOUGHT.entries())
    await countSpend(trx, {
      shopperId,
      reference: `demo:${shopperId}:${at}`,
      amount,
      now: now - (at + 1) * 60 * DAY_MS,
    });
  await trx
    .insertInto('shopper_benefits')
    .values({
      shopper_id: shopperId,
      code: 'private-sale',
      expires_at: new Date(now + 30 * DAY_MS),
    })
    .execute();
  await seedBelongings(trx, shopperId, now);
  await seedOrders(trx, shopperId, now);
  await seedTakingPart(trx, shopperId, now);
}
