import type { Reward } from '@vitrine/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { addTickets } from '../lotteries/tickets.ts';
import { giveCoupon } from '../promotions/coupons.ts';
import { findPackage } from '../promotions/queries.ts';
import { type DefinitionRow, findDefinition } from './queries.ts';

interface Gift {
  shopperId: string;
  definitionId: string;
  source: Reward['source'];
  /** The same key never gives twice. */
  sourceKey: string;
  /** Waits until the shopper claims it. */
  waits?: boolean;
  now: number;
}

/** What a reward brings at once: a coupon, or draws of a lottery. A thing has to be ordered. */
export async function fulfil(
  trx: Transaction<Database>,
  rewardId: string,
  definition: DefinitionRow,
  { shopperId, now }: { shopperId: string; now: number },
): Promise<void> {
  if (definition.package_id !== null) {
    const terms = await findPackage(trx, definition.package_id);
    if (terms) await giveCoupon(trx, terms, { shopperId, rewardId, now });
  }
  if (definition.lottery_id !== null) {
    const sourceKeys = Array.from(
      { length: definition.tickets ?? 0 },
      (_, i) => `reward:${rewardId}:${i + 1}`,
    );
    await addTickets(trx, { lotteryId: definition.lottery_id, shopperId, sourceKeys, now });
  }
}

/** Gives a shopper a reward, once for its source; answers its id, or nothing when they have it. */
export async function giveReward(
  trx: Transaction<Database>,
  { shopperId, definitionId, source, sourceKey, waits = false, now }: Gift,
): Promise<string | undefined> {
  const definition = await findDefinition(trx, definitionId);
  const isOrdered = waits || definition.kind === 'gift';
  const given = await trx
    .insertInto('rewards')
    .values({
      shopper_id: shopperId,
      definition_id: definitionId,
      source,
      source_key: sourceKey,
      status: isOrdered ? 'claimable' : 'granted',
      received_at: new Date(now),
    })
    .onConflict((conflict) => conflict.columns(['shopper_id', 'source_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (given && !isOrdered) await fulfil(trx, given.id, definition, { shopperId, now });
  return given?.id;
}
