import { type boundPersonalIds, calls } from '@vitrine/contract';
import { storeCheckout, storeOrder } from '../../../resources/personal-ids/bound-fixture.ts';
import { residentId } from '../../../resources/personal-ids/testing.ts';
import type { Recipe, Recipes, Sent } from '../recipe.ts';
import type { World } from '../world.ts';

const TOTAL = 90_000;
const store = { checkout: storeCheckout, order: storeOrder };

/** A checkout or an order of a shopper who has a personal ID. */
const ownerOf =
  (kind: keyof typeof store) =>
  async ({ ask, newShopper, db, deps }: World): Promise<Sent> => {
    const visitor = await newShopper();
    const shopperId = visitor.shopperId ?? '';
    const id = await store[kind](db, { shopperId, now: deps.now(), total: TOTAL });
    const person = { name: '林知夏', idNumber: residentId(), hasConsented: true };
    const { body } = await ask(calls.createPersonalId, { visitor, body: person });
    return { visitor, params: { id }, body: { personalIdId: (body as { id: string }).id } };
  };

const reading = (kind: keyof typeof store): Recipe => ({
  async good(world) {
    const { body: _, ...sent } = await ownerOf(kind)(world);
    return sent;
  },
  bad: { params: { id: 'none' } },
  owned: true,
});

const choosing = (kind: keyof typeof store): Recipe => ({
  good: ownerOf(kind),
  bad: { body: { personalIdId: 'none' } },
  owned: true,
});

export const boundPersonalIdRecipes: Recipes<typeof boundPersonalIds> = {
  getCheckoutPersonalId: reading('checkout'),
  setCheckoutPersonalId: choosing('checkout'),
  getCheckoutClearanceStatus: reading('checkout'),
  getOrderPersonalId: reading('order'),
  setOrderPersonalId: choosing('order'),
  getOrderClearanceStatus: reading('order'),
  getPersonalIdOfOrder: reading('order'),
};
