import { calls, type campaigns } from '@vitrine/contract';
import type { Recipes, Sent } from '../recipe.ts';
import type { World } from '../world.ts';

const CAMPAIGN = 'spring-early';
const WRONG = { params: { id: '!' } };

const reader = async ({ newShopper }: World): Promise<Sent> => ({ visitor: await newShopper() });

const ofOne = {
  good: async (world: World) => ({ ...(await reader(world)), params: { id: CAMPAIGN } }),
  bad: WRONG,
};

/** Somebody who takes part, about to send the campaign to friends. */
async function sharer(world: World): Promise<Sent> {
  const { visitor } = await reader(world);
  const sent = visitor ? { visitor } : {};
  await world.ask(calls.enrol, { ...sent, params: { id: CAMPAIGN } });
  return { ...sent, body: { campaignId: CAMPAIGN } };
}

export const campaignRecipes: Recipes<typeof campaigns> = {
  enrol: ofOne,
  getEnrollment: ofOne,
  listEnrollments: {
    good: async (world) => ({ ...(await reader(world)), query: { 'campaign-ids': CAMPAIGN } }),
    bad: { query: { 'campaign-ids': '!' } },
  },
  shareCampaign: { good: sharer, bad: { body: { campaignId: '!' } } },
  boostCampaign: {
    async good(world) {
      const { body } = await world.ask(calls.shareCampaign, await sharer(world));
      const { shareId } = body as { shareId: string };
      return { ...(await reader(world)), body: { shareId } };
    },
    bad: { body: { shareId: 'none' } },
  },
  getMyCampaign: ofOne,
  acceptReferral: {
    async good(world) {
      const { body } = await world.ask(calls.getReferralToken, await reader(world));
      const { token } = body as { token: string };
      return { ...(await reader(world)), body: { token } };
    },
    bad: { body: { token: '' } },
  },
  getReferrals: { good: reader },
  getReferralToken: { good: reader },
};
