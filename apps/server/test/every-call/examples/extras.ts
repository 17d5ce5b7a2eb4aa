import { randomUUID } from 'node:crypto';
import {
  calls,
  type codes,
  type questionnaires,
  type stylist,
  type tracking,
} from '@vitrine/contract';
import type { CallExamples } from '../call-example.ts';
import type { CallInput } from '../call-input.ts';
import type { EveryCallFixture } from '../fixture.ts';

const forGuest = async ({ newGuest }: EveryCallFixture): Promise<CallInput> => ({
  visitor: await newGuest(),
});

const createEvent = () => ({
  tenantId: 10_000,
  clientId: 10_033,
  correlationId: 'correlation-1',
  event: 'PageAction',
  parameters: { uuid: randomUUID(), tid: 1758 },
});

export const trackingExamples: CallExamples<typeof tracking> = {
  track: {
    valid: () => ({ body: { events: [createEvent()] } }),
    invalid: { body: { events: [] } },
  },
  trackMessagingSharing: {
    valid: () => ({
      body: {
        uuid: randomUUID(),
        channel: 'friend',
        pageUrl: '/',
        correlationId: 'correlation-1',
        clientId: 10_198,
      },
    }),
    invalid: { body: { channel: 'pigeon' } },
  },
};

const QUESTIONNAIRE = { params: { id: 'how-you-dress' } };
const ANSWERS = [
  { questionId: 'wears', optionIds: ['plain'] },
  { questionId: 'colours', optionIds: ['ivory', 'camel'] },
];

export const questionnaireExamples: CallExamples<typeof questionnaires> = {
  getQuestionnaire: {
    async valid({ newShopper }) {
      const visitor = await newShopper();
      return { visitor, ...QUESTIONNAIRE, query: { 'user-id': visitor.shopperId ?? '' } };
    },
    invalid: { params: { id: '!' } },
    otherShopperGets: true,
  },
  answerQuestionnaire: {
    valid: async (fixture) => ({
      ...(await forGuest(fixture)),
      ...QUESTIONNAIRE,
      body: { answers: ANSWERS },
    }),
    invalid: { body: { answers: [] } },
  },
};

/** A guest with an outfit list. */
async function forOutfitList(fixture: EveryCallFixture): Promise<CallInput> {
  const visitor = await fixture.newGuest();
  const { body } = await fixture.ask(calls.createOutfitList, { visitor, body: {} });
  return { visitor, params: { id: (body as { id: string }).id } };
}

export const stylistExamples: CallExamples<typeof stylist> = {
  createOutfitList: {
    valid: async (fixture) => ({ ...(await forGuest(fixture)), body: { gender: 'men' } }),
    invalid: { body: { howMany: 0 } },
  },
  getOutfitList: {
    valid: forOutfitList,
    invalid: { params: { id: 'none' } },
    otherShopperGets: true,
  },
  changeOutfitList: {
    valid: async (fixture) => ({
      ...(await forOutfitList(fixture)),
      body: { dislikedIds: ['none'] },
    }),
    invalid: { body: { dislikedIds: ['!'] } },
    otherShopperGets: true,
  },
  listLatestOutfits: { valid: () => ({ body: {} }), invalid: { body: { gender: 'dogs' } } },
  customise: {
    valid: () => ({ params: { provider: 'stylist' }, body: { howMany: 3 } }),
    invalid: { body: { howMany: 0 } },
  },
};

export const miniCodeExamples: CallExamples<typeof codes> = {
  getMiniProgramCode: {
    valid: () => ({ query: { page: '/pages/content/index', scene: 'id=spring' } }),
    invalid: { query: { page: 'https://elsewhere.example' } },
  },
};
