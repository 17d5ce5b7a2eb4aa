import { chinaDayStart, DAY_MS, toChinaIsoDate } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import { releaseQuotas, takeQuotas } from '../../database/quotas.ts';
import type { Database } from '../../database/schema.ts';
import { findShare } from '../campaigns/queries.ts';
import { getPeriodStatus } from '../period.ts';
import { findActivity } from './queries.ts';
import { recordActivity } from './record-activity.ts';

/** A household opens a few pages; more openings of one network in a day are not those of friends. */
const OPENINGS_PER_NETWORK = 5;

interface ShareOpening {
  token: string;
  /** The shopper who opened the page, or null for a guest. */
  openerId: string | null;
  networkHash: string;
  now: number;
}

/**
 * Counts the opening of a shared page for the shopper who shared it, once a day. Their own openings do not
 * count. The response says nothing about the token, which anybody may guess.
 */
export async function countShareOpening(
  db: Kysely<Database>,
  { token, openerId, networkHash, now }: ShareOpening,
): Promise<boolean> {
  const share = await findShare(db, token, 'activity');
  if (!share || share.shopper_id === openerId) return false;
  const activity = await findActivity(db, share.subject_id);
  if (activity?.kind !== 'sharing' || getPeriodStatus(activity, now) !== 'running') return false;
  const key = `openings:${networkHash}@${toChinaIsoDate(now)}`;
  const endsAt = new Date(chinaDayStart(now) + DAY_MS);
  return db.transaction().execute(async (trx) => {
    if (await takeQuotas(trx, [{ key, limit: OPENINGS_PER_NETWORK, endsAt }])) return false;
    const { isNew } = await recordActivity(trx, { activity, shopperId: share.shopper_id, now });
    if (!isNew) await releaseQuotas(trx, [key]);
    return isNew;
  });
}
