import type { campaigns, Enrollment, Handlers, Share } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CallContexts } from '../../http/context.ts';
import { periodOf, periodStatus } from '../period.ts';
import { findDefinition } from '../rewards/queries.ts';
import { previewOf } from '../rewards/views.ts';
import { type CampaignRow, enrol, findCampaign, findEnrolments, findShare } from './queries.ts';
import { refuse } from './refuse.ts';
import { boostShare, findBoosts, findShareOf, type Helping, openShare } from './sharing.ts';
import { friendName, withQuery } from './words.ts';

export interface CampaignDeps {
  db: Kysely<Database>;
  now: () => number;
}

type Calls = Omit<typeof campaigns, 'acceptReferral' | 'getReferrals' | 'getReferralToken'>;

interface Asker {
  shopperId: string;
  language: Language;
}

const helpingOf = (campaign: CampaignRow): Helping => ({
  kind: 'campaign',
  subjectId: campaign.id,
  needed: campaign.boosts_needed,
  perDay: campaign.boosts_per_day,
  rewardId: campaign.boost_reward_id,
});

const enrollmentView = (row: { id: string; enrolled_at: Date | null }): Enrollment => ({
  campaignId: row.id,
  isEnrolled: row.enrolled_at !== null,
  enrolledAt: row.enrolled_at?.toISOString() ?? null,
});

export function campaignHandlers({ db, now }: CampaignDeps): Handlers<Calls, CallContexts> {
  async function existing(id: string) {
    const found = await findCampaign(db, id);
    if (!found) throw new ApiError('not-found');
    return found;
  }

  async function running(id: string, language: Language) {
    const campaign = await existing(id);
    if (periodStatus(campaign, now()) !== 'running') throw refuse('not-running', language);
    return campaign;
  }

  async function enrolmentIn(id: string, shopperId: string) {
    const [found] = await findEnrolments(db, [id], shopperId);
    if (!found) throw new ApiError('not-found');
    return enrollmentView(found);
  }

  async function shareView(campaign: CampaignRow, id: string, language: Language): Promise<Share> {
    const boosts = await findBoosts(db, id);
    return {
      shareId: id,
      path: withQuery(campaign.path, 'share', id),
      boosts: boosts.length,
      boostsNeeded: campaign.boosts_needed,
      boosters: boosts.map(({ name, boosted_at }) => ({
        name: friendName(name, language),
        boostedAt: boosted_at.toISOString(),
      })),
      isComplete: boosts.length >= campaign.boosts_needed,
    };
  }

  async function myCampaign(campaign: CampaignRow, { shopperId, language }: Asker) {
    const share = await findShareOf(db, helpingOf(campaign), shopperId);
    const rewardId = campaign.boost_reward_id;
    return {
      id: campaign.id,
      name: campaign.name[language],
      description: campaign.description[language],
      ...periodOf(campaign, now()),
      enrollment: await enrolmentIn(campaign.id, shopperId),
      share: share ? await shareView(campaign, share.id, language) : null,
      reward: rewardId ? previewOf(await findDefinition(db, rewardId), language) : null,
    };
  }

  return {
    async enrol({ params }, { shopperId, language }) {
      const campaign = await running(params.id, language);
      await enrol(db, campaign.id, shopperId, now());
      return enrolmentIn(campaign.id, shopperId);
    },

    getEnrollment: ({ params }, { shopperId }) => enrolmentIn(params.id, shopperId),

    async listEnrollments({ query }, { shopperId }) {
      return (await findEnrolments(db, query['campaign-ids'], shopperId)).map(enrollmentView);
    },

    async shareCampaign({ body }, { shopperId, language }) {
      const campaign = await running(body.campaignId, language);
      const { isEnrolled } = await enrolmentIn(campaign.id, shopperId);
      if (!isEnrolled) throw refuse('not-enrolled', language);
      const id = await db
        .transaction()
        .execute((trx) => openShare(trx, helpingOf(campaign), { shopperId, now: now() }));
      return shareView(campaign, id, language);
    },

    async boostCampaign({ body }, { shopperId, language }) {
      const share = await findShare(db, body.shareId, 'campaign');
      if (!share) throw new ApiError('not-found');
      const campaign = await running(share.subject_id, language);
      const { refusal, boosts } = await db
        .transaction()
        .execute((trx) => boostShare(trx, helpingOf(campaign), share, { shopperId, now: now() }));
      if (refusal !== undefined) throw refuse(refusal, language);
      const boostsNeeded = campaign.boosts_needed;
      return { shareId: share.id, boosts, boostsNeeded, isComplete: boosts >= boostsNeeded };
    },

    async getMyCampaign({ params }, asker) {
      return myCampaign(await existing(params.id), asker);
    },
  };
}
