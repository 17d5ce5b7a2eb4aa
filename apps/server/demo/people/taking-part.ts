import type { Transaction } from 'kysely';
import type { Database } from '../../src/database/schema.ts';
import { claim } from '../../src/resources/promotions/claim.ts';
import { findActivity } from '../../src/resources/tasks/queries.ts';
import { record } from '../../src/resources/tasks/record.ts';
import { CLOCK_IN } from '../rewards/campaigns.ts';

const DAY_MS = 86_400_000;
const CLAIMED = ['autumn-800', 'autumn-celadon'];
const DAYS_CLOCKED_IN = 4;

/** What she has done already: two coupons claimed, and four days in a row up to yesterday. */
export async function seedTakingPart(
  trx: Transaction<Database>,
  shopperId: string,
  now: number,
): Promise<void> {
  for (const packageId of CLAIMED)
    await claim(trx, {
      packageId,
      subscriptionId: `${packageId}-cn`,
      shopperId,
      language: 'zh-CN',
      now,
    });
  const activity = await findActivity(trx, CLOCK_IN);
  if (!activity) return;
  for (let day = DAYS_CLOCKED_IN; day > 0; day--)
    await record(trx, { activity, shopperId, now: now - day * DAY_MS });
}
