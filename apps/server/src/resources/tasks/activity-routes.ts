import type { ActivityResult, Handlers, tasks } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { campaignProblem } from '../campaigns/problems.ts';
import { findShare } from '../campaigns/queries.ts';
import { addQueryParameter } from '../campaigns/rules.ts';
import { type BoostTarget, boostShare, findOrCreateShare } from '../campaigns/service.ts';
import { hashNetwork } from '../identities/hmac.ts';
import { getPeriodStatus } from '../period.ts';
import { listRewards } from '../rewards/mappers.ts';
import type { TaskDeps } from './deps.ts';
import { closePageView, openPageView } from './page-views.ts';
import { taskProblem } from './problems.ts';
import { type ActivityRow, findActivity } from './queries.ts';
import { type ActivityRecord, recordActivity } from './record-activity.ts';
import { countShareOpening } from './share-openings.ts';

type Calls = Pick<
  typeof tasks,
  'clockIn' | 'openSharing' | 'reportShareOpening' | 'boostActivity' | 'viewPage'
>;

interface ActivityRequest {
  shopperId: string;
  language: Language;
}

/** Boosts of an activity count towards its goal, which has the reward. */
const toBoostTarget = (activity: ActivityRow): BoostTarget => ({
  kind: 'activity',
  subjectId: activity.id,
  needed: activity.goal,
  perDay: activity.boosts_per_day,
  rewardId: null,
});

const NOTHING_NEW: ActivityRecord = { isNew: false, count: 0, rewardIds: [] };

export function activityHandlers({ db, keyring, now }: TaskDeps): Handlers<Calls, HandlerContexts> {
  async function requireRunningActivity(
    id: string,
    kinds: readonly ActivityRow['kind'][],
    language: Language,
  ) {
    const activity = await findActivity(db, id);
    if (!activity || !kinds.includes(activity.kind)) throw new ApiProblem('not-found');
    if (getPeriodStatus(activity, now()) !== 'running')
      throw campaignProblem('not-running', language);
    return activity;
  }

  async function mapActivityResult(
    activity: ActivityRow,
    { isNew, count, rewardIds }: ActivityRecord,
    { shopperId, language }: ActivityRequest,
  ): Promise<ActivityResult> {
    const rewards = await listRewards(db, { shopperId, ids: rewardIds }, language);
    return { activityId: activity.id, isNew, count, goal: activity.goal, rewards };
  }

  const inTransaction = <T>(work: (trx: Transaction<Database>) => Promise<T>) =>
    db.transaction().execute(work);

  async function recordToday(activity: ActivityRow, shopper: ActivityRequest) {
    const entry = { activity, shopperId: shopper.shopperId, now: now() };
    const record = await inTransaction((trx) => recordActivity(trx, entry));
    return mapActivityResult(activity, record, shopper);
  }

  return {
    async clockIn({ params }, shopper) {
      return recordToday(
        await requireRunningActivity(params.id, ['clock-in'], shopper.language),
        shopper,
      );
    },

    async viewPage({ params, body }, shopper) {
      const activity = await requireRunningActivity(params.id, ['page-view'], shopper.language);
      const view = { shopperId: shopper.shopperId, activityId: activity.id, now: now() };
      if (body.event === 'opened') {
        await openPageView(db, view);
        return mapActivityResult(activity, NOTHING_NEW, shopper);
      }
      if ((await closePageView(db, view)) < activity.min_seconds)
        throw taskProblem('read-longer', shopper.language, {
          values: { seconds: activity.min_seconds },
        });
      return recordToday(activity, shopper);
    },

    async openSharing({ params }, shopper) {
      const { shopperId, language } = shopper;
      const activity = await requireRunningActivity(params.id, ['sharing', 'boost'], language);
      const token = await inTransaction((trx) =>
        findOrCreateShare(trx, toBoostTarget(activity), { shopperId, now: now() }),
      );
      return { token, path: addQueryParameter(activity.path, 'share', token) };
    },

    async reportShareOpening({ body: { token } }, { ip, findSession }) {
      const session = await findSession();
      const isCounted = await countShareOpening(db, {
        token,
        openerId: session?.shopperId ?? null,
        networkHash: hashNetwork(keyring, ip).toString('base64url'),
        now: now(),
      });
      return { isCounted };
    },

    async boostActivity({ params, body }, { shopperId, language }) {
      const activity = await requireRunningActivity(params.id, ['boost'], language);
      const share = await findShare(db, body.token, 'activity');
      if (share?.subject_id !== activity.id) throw new ApiProblem('not-found');
      const friend = { shopperId, now: now() };
      const { reason, boosts } = await inTransaction(async (trx) => {
        const result = await boostShare(trx, toBoostTarget(activity), share, friend);
        if (result.reason === undefined)
          await recordActivity(trx, {
            activity,
            shopperId: share.shopper_id,
            key: `boost:${shopperId}`,
            now: friend.now,
          });
        return result;
      });
      if (reason !== undefined) throw campaignProblem(reason, language);
      const boostsNeeded = activity.goal;
      return { shareId: share.id, boosts, boostsNeeded, isComplete: boosts >= boostsNeeded };
    },
  };
}
