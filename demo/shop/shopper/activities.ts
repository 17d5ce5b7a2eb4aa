import { DAY_MS } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../../apps/server/src/database/schema.ts';
import { claimRewardPackage } from '../../../apps/server/src/resources/promotions/claim-package.ts';
import { findActivity } from '../../../apps/server/src/resources/tasks/queries.ts';
import { recordActivity } from '../../../apps/server/src/resources/tasks/record-activity.ts';
import { CLOCK_IN } from '../rewards/campaigns.ts';

const CLAIMED_PACKAGES = ['autumn-800', 'autumn-celadon'];
const CLOCK_IN_DAYS = 4;

/** Two claimed coupons, and a clock-in on each of the four days before today. */
export async function seedActivities(
  trx: Transaction<Database>,
  shopperId: string,
  now: number,
): Promise<void> {
  for (const packageId of CLAIMED_PACKAGES)
    await claimRewardPackage(trx, {
      packageId,
      subscriptionId: `${packageId}-cn`,
      shopperId,
      language: 'zh-CN',
      now,
    });
  const activity = await findActivity(trx, CLOCK_IN);
  if (!activity) return;
  for (let day = CLOCK_IN_DAYS; day > 0; day--)
    await recordActivity(trx, { activity, shopperId, now: now - day * DAY_MS });
}
