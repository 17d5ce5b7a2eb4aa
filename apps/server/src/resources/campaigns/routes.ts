import type { campaigns, Enrollment, Handlers, Share } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { getPeriodStatus, mapPeriodToResponse } from '../period.ts';
import { mapRewardPreview } from '../rewards/mappers.ts';
import { findRewardDefinition } from '../rewards/queries.ts';
import { campaignProblem } from './problems.ts';
import {
  type CampaignRow,
  findCampaign,
  findEnrolments,
  findShare,
  insertEnrolment,
} from './queries.ts';
import { addQueryParameter, maskFriendName } from './rules.ts';
import {
  type BoostTarget,
  boostShare,
  findBoosts,
  findOrCreateShare,
  findShareOfShopper,
} from './service.ts';

export interface CampaignDeps {
  db: Kysely<Database>;
  now: () => number;
}

type Calls = Omit<
  typeof campaigns,
  'acceptReferral' | 'getInvitation' | 'getReferrals' | 'getReferralToken'
>;

interface ShopperRequest {
  shopperId: string;
  language: Language;
}

const toBoostTarget = (campaign: CampaignRow): BoostTarget => ({
  kind: 'campaign',
  subjectId: campaign.id,
  needed: campaign.boosts_needed,
  perDay: campaign.boosts_per_day,
  rewardId: campaign.boost_reward_id,
});

const mapEnrollmentToResponse = (row: { id: string; enrolled_at: Date | null }): Enrollment => ({
  campaignId: row.id,
  isEnrolled: row.enrolled_at !== null,
  enrolledAt: row.enrolled_at?.toISOString() ?? null,
});

export function campaignHandlers({ db, now }: CampaignDeps): Handlers<Calls, HandlerContexts> {
  async function requireCampaign(id: string) {
    const row = await findCampaign(db, id);
    if (!row) throw new ApiProblem('not-found');
    return row;
  }

  async function requireRunningCampaign(id: string, language: Language) {
    const campaign = await requireCampaign(id);
    if (getPeriodStatus(campaign, now()) !== 'running')
      throw campaignProblem('not-running', language);
    return campaign;
  }

  async function readEnrolment(id: string, shopperId: string) {
    const [row] = await findEnrolments(db, [id], shopperId);
    if (!row) throw new ApiProblem('not-found');
    return mapEnrollmentToResponse(row);
  }

  async function readShare(campaign: CampaignRow, id: string, language: Language): Promise<Share> {
    const boosts = await findBoosts(db, id);
    return {
      shareId: id,
      path: addQueryParameter(campaign.path, 'share', id),
      boosts: boosts.length,
      boostsNeeded: campaign.boosts_needed,
      boosters: boosts.map(({ name, boosted_at }) => ({
        name: maskFriendName(name, language),
        boostedAt: boosted_at.toISOString(),
      })),
      isComplete: boosts.length >= campaign.boosts_needed,
    };
  }

  async function readMyCampaign(campaign: CampaignRow, { shopperId, language }: ShopperRequest) {
    const share = await findShareOfShopper(db, toBoostTarget(campaign), shopperId);
    const rewardId = campaign.boost_reward_id;
    return {
      id: campaign.id,
      name: campaign.name[language],
      description: campaign.description[language],
      ...mapPeriodToResponse(campaign, now()),
      enrollment: await readEnrolment(campaign.id, shopperId),
      share: share ? await readShare(campaign, share.id, language) : null,
      reward: rewardId
        ? mapRewardPreview(await findRewardDefinition(db, rewardId), language)
        : null,
    };
  }

  return {
    async enrol({ params }, { shopperId, language }) {
      const campaign = await requireRunningCampaign(params.id, language);
      await insertEnrolment(db, campaign.id, shopperId, now());
      return readEnrolment(campaign.id, shopperId);
    },

    getEnrollment: ({ params }, { shopperId }) => readEnrolment(params.id, shopperId),

    async listEnrollments({ query }, { shopperId }) {
      return (await findEnrolments(db, query['campaign-ids'], shopperId)).map(
        mapEnrollmentToResponse,
      );
    },

    async shareCampaign({ body }, { shopperId, language }) {
      const campaign = await requireRunningCampaign(body.campaignId, language);
      const { isEnrolled } = await readEnrolment(campaign.id, shopperId);
      if (!isEnrolled) throw campaignProblem('not-enrolled', language);
      const id = await db
        .transaction()
        .execute((trx) =>
          findOrCreateShare(trx, toBoostTarget(campaign), { shopperId, now: now() }),
        );
      return readShare(campaign, id, language);
    },

    async boostCampaign({ body }, { shopperId, language }) {
      const share = await findShare(db, body.shareId, 'campaign');
      if (!share) throw new ApiProblem('not-found');
      const campaign = await requireRunningCampaign(share.subject_id, language);
      const { reason, boosts } = await db
        .transaction()
        .execute((trx) =>
          boostShare(trx, toBoostTarget(campaign), share, { shopperId, now: now() }),
        );
      if (reason !== undefined) throw campaignProblem(reason, language);
      const boostsNeeded = campaign.boosts_needed;
      return { shareId: share.id, boosts, boostsNeeded, isComplete: boosts >= boostsNeeded };
    },

    async getMyCampaign({ params }, shopper) {
      return readMyCampaign(await requireCampaign(params.id), shopper);
    },
  };
}
