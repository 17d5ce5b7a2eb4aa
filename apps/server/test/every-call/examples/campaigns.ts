import { calls, type campaigns } from '@vitrine/contract';
import type { CallExamples } from '../call-example.ts';
import type { CallInput } from '../call-input.ts';
import type { EveryCallFixture } from '../fixture.ts';

const CAMPAIGN = 'spring-early';
const INVALID_ID = { params: { id: '!' } };

const forNewShopper = async ({ newShopper }: EveryCallFixture): Promise<CallInput> => ({
  visitor: await newShopper(),
});

const ofOneItem = {
  valid: async (fixture: EveryCallFixture) => ({
    ...(await forNewShopper(fixture)),
    params: { id: CAMPAIGN },
  }),
  invalid: INVALID_ID,
};

/** A shopper who is enrolled and shares the campaign. */
async function forSharer(fixture: EveryCallFixture): Promise<CallInput> {
  const { visitor } = await forNewShopper(fixture);
  const sent = visitor ? { visitor } : {};
  await fixture.ask(calls.enrol, { ...sent, params: { id: CAMPAIGN } });
  return { ...sent, body: { campaignId: CAMPAIGN } };
}

export const campaignExamples: CallExamples<typeof campaigns> = {
  enrol: ofOneItem,
  getEnrollment: ofOneItem,
  listEnrollments: {
    valid: async (fixture) => ({
      ...(await forNewShopper(fixture)),
      query: { 'campaign-ids': CAMPAIGN },
    }),
    invalid: { query: { 'campaign-ids': '!' } },
  },
  shareCampaign: { valid: forSharer, invalid: { body: { campaignId: '!' } } },
  boostCampaign: {
    async valid(fixture) {
      const { body } = await fixture.ask(calls.shareCampaign, await forSharer(fixture));
      const { shareId } = body as { shareId: string };
      return { ...(await forNewShopper(fixture)), body: { shareId } };
    },
    invalid: { body: { shareId: 'none' } },
  },
  getMyCampaign: ofOneItem,
  acceptReferral: {
    async valid(fixture) {
      const { body } = await fixture.ask(calls.getReferralToken, await forNewShopper(fixture));
      const { token } = body as { token: string };
      return { ...(await forNewShopper(fixture)), body: { token } };
    },
    invalid: { body: { token: '' } },
  },
  getInvitation: {
    async valid(fixture) {
      const { body } = await fixture.ask(calls.getReferralToken, await forNewShopper(fixture));
      const { token } = body as { token: string };
      return { params: { token } };
    },
    invalid: { params: { token: 'x'.repeat(41) } },
  },
  getReferrals: { valid: forNewShopper },
  getReferralToken: { valid: forNewShopper },
};
