import { randomUUID } from 'node:crypto';
import {
  calls,
  type codes,
  type questionnaires,
  type stylist,
  type tracking,
} from '@vitrine/contract';
import type { Recipes, Sent } from '../recipe.ts';
import type { World } from '../world.ts';

const guest = async ({ newGuest }: World): Promise<Sent> => ({ visitor: await newGuest() });

const event = () => ({
  tenantId: 10_000,
  clientId: 10_033,
  correlationId: 'a-visit',
  event: 'PageAction',
  parameters: { uuid: randomUUID(), tid: 1758 },
});

export const trackingRecipes: Recipes<typeof tracking> = {
  track: { good: () => ({ body: { events: [event()] } }), bad: { body: { events: [] } } },
  trackMessagingSharing: {
    good: () => ({
      body: { uuid: randomUUID(), channel: 'friend', pageUrl: '/', correlationId: 'a-visit' },
    }),
    bad: { body: { channel: 'pigeon' } },
  },
};

const QUESTIONS = { params: { id: 'how-you-dress' } };
const ANSWERS = [
  { questionId: 'wears', optionIds: ['plain'] },
  { questionId: 'colours', optionIds: ['ivory', 'camel'] },
];

export const questionnaireRecipes: Recipes<typeof questionnaires> = {
  getQuestionnaire: {
    async good({ newShopper }) {
      const visitor = await newShopper();
      return { visitor, ...QUESTIONS, query: { 'user-id': visitor.shopperId ?? '' } };
    },
    bad: { params: { id: '!' } },
    owned: true,
  },
  answerQuestionnaire: {
    good: async (world) => ({ ...(await guest(world)), ...QUESTIONS, body: { answers: ANSWERS } }),
    bad: { body: { answers: [] } },
  },
};

/** A list that was laid out for a visitor. */
async function list(world: World): Promise<Sent> {
  const visitor = await world.newGuest();
  const { body } = await world.ask(calls.createOutfitList, { visitor, body: {} });
  return { visitor, params: { id: (body as { id: string }).id } };
}

export const stylistRecipes: Recipes<typeof stylist> = {
  createOutfitList: {
    good: async (world) => ({ ...(await guest(world)), body: { gender: 'men' } }),
    bad: { body: { howMany: 0 } },
  },
  getOutfitList: { good: list, bad: { params: { id: 'none' } }, owned: true },
  changeOutfitList: {
    good: async (world) => ({ ...(await list(world)), body: { dislikedIds: ['none'] } }),
    bad: { body: { dislikedIds: ['!'] } },
    owned: true,
  },
  listLatestOutfits: { good: () => ({ body: {} }), bad: { body: { gender: 'dogs' } } },
  customise: {
    good: () => ({ params: { provider: 'stylist' }, body: { howMany: 3 } }),
    bad: { body: { howMany: 0 } },
  },
};

export const codeRecipes: Recipes<typeof codes> = {
  getMiniProgramCode: {
    good: () => ({ query: { page: '/pages/content/index', scene: 'id=spring' } }),
    bad: { query: { page: 'https://elsewhere.example' } },
  },
};
