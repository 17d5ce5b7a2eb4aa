import type { ActivityResult, Handlers, tasks } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CallContexts } from '../../http/context.ts';
import { findShare } from '../campaigns/queries.ts';
import { refuse } from '../campaigns/refuse.ts';
import { boostShare, type Helping, openShare } from '../campaigns/sharing.ts';
import { withQuery } from '../campaigns/words.ts';
import { periodStatus } from '../period.ts';
import { rewardsOf } from '../rewards/views.ts';
import { type ActivityRow, findActivity } from './queries.ts';
import { type Recorded, record } from './record.ts';
import { refuseTask } from './refuse.ts';
import type { TaskDeps } from './routes.ts';

type Calls = Pick<typeof tasks, 'clockIn' | 'openSharing' | 'boostActivity' | 'viewPage'>;

interface Asker {
  shopperId: string;
  language: Language;
}

/** Helping a share of an activity; what it brings is the activity's own goal. */
const helpingOf = (activity: ActivityRow): Helping => ({
  kind: 'activity',
  subjectId: activity.id,
  needed: activity.goal,
  perDay: activity.boosts_per_day,
  rewardId: null,
});

export function activityHandlers({ db, now }: TaskDeps): Handlers<Calls, CallContexts> {
  async function running(id: string, kinds: readonly ActivityRow['kind'][], language: Language) {
    const found = await findActivity(db, id);
    if (!found || !kinds.includes(found.kind)) throw new ApiError('not-found');
    if (periodStatus(found, now()) !== 'running') throw refuse('not-running', language);
    return found;
  }

  async function resultOf(
    activity: ActivityRow,
    { isNew, count, rewardIds }: Recorded,
    { shopperId, language }: Asker,
  ): Promise<ActivityResult> {
    const rewards = await rewardsOf(db, { shopperId, ids: rewardIds }, language);
    return { activityId: activity.id, isNew, count, goal: activity.goal, rewards };
  }

  const inTransaction = <T>(work: (trx: Transaction<Database>) => Promise<T>) =>
    db.transaction().execute(work);

  async function today(activity: ActivityRow, asker: Asker) {
    const deed = { activity, shopperId: asker.shopperId, now: now() };
    const recorded = await inTransaction((trx) => record(trx, deed));
    return resultOf(activity, recorded, asker);
  }

  return {
    async clockIn({ params }, asker) {
      return today(await running(params.id, ['clock-in'], asker.language), asker);
    },

    async viewPage({ params, body }, asker) {
      const activity = await running(params.id, ['page-view'], asker.language);
      if (body.seconds < activity.min_seconds)
        throw refuseTask('read-longer', asker.language, {
          values: { seconds: activity.min_seconds },
        });
      return today(activity, asker);
    },

    async openSharing({ params }, asker) {
      const { shopperId, language } = asker;
      const activity = await running(params.id, ['sharing', 'boost'], language);
      const token = await inTransaction((trx) =>
        openShare(trx, helpingOf(activity), { shopperId, now: now() }),
      );
      const result =
        activity.kind === 'sharing'
          ? await today(activity, asker)
          : await resultOf(activity, { isNew: false, count: 0, rewardIds: [] }, asker);
      return { token, path: withQuery(activity.path, 'share', token), result };
    },

    async boostActivity({ params, body }, { shopperId, language }) {
      const activity = await running(params.id, ['boost'], language);
      const share = await findShare(db, body.token, 'activity');
      if (share?.subject_id !== activity.id) throw new ApiError('not-found');
      const friend = { shopperId, now: now() };
      const { refusal, boosts } = await inTransaction(async (trx) => {
        const result = await boostShare(trx, helpingOf(activity), share, friend);
        if (result.refusal === undefined)
          await record(trx, {
            activity,
            shopperId: share.shopper_id,
            key: `boost:${shopperId}`,
            now: friend.now,
          });
        return result;
      });
      if (refusal !== undefined) throw refuse(refusal, language);
      const boostsNeeded = activity.goal;
      return { shareId: share.id, boosts, boostsNeeded, isComplete: boosts >= boostsNeeded };
    },
  };
}
