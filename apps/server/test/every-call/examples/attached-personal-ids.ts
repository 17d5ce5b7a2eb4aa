import { type attachedPersonalIds, calls } from '@vitrine/contract';
import { insertCheckout, insertOrder } from '../../support/attached-personal-id-fixture.ts';
import { createResidentId } from '../../support/personal-id-fixture.ts';
import type { CallExample, CallExamples } from '../call-example.ts';
import type { CallInput } from '../call-input.ts';
import type { EveryCallFixture } from '../fixture.ts';

const TOTAL = 90_000;
const INSERT = { checkout: insertCheckout, order: insertOrder };

/** A checkout or an order of a shopper who has a personal ID. */
const createOwnerOf =
  (kind: keyof typeof INSERT) =>
  async ({ ask, newShopper, db, deps }: EveryCallFixture): Promise<CallInput> => {
    const visitor = await newShopper();
    const shopperId = visitor.shopperId ?? '';
    const id = await INSERT[kind](db, { shopperId, now: deps.now(), total: TOTAL });
    const person = { name: '林知夏', idNumber: createResidentId(), hasConsented: true };
    const { body } = await ask(calls.createPersonalId, { visitor, body: person });
    return { visitor, params: { id }, body: { personalIdId: (body as { id: string }).id } };
  };

const createReadExample = (kind: keyof typeof INSERT): CallExample => ({
  async valid(fixture) {
    const { body: _, ...sent } = await createOwnerOf(kind)(fixture);
    return sent;
  },
  invalid: { params: { id: 'none' } },
  otherShopperGets: true,
});

const createUpdateExample = (kind: keyof typeof INSERT): CallExample => ({
  valid: createOwnerOf(kind),
  invalid: { body: { personalIdId: 'none' } },
  otherShopperGets: true,
});

export const attachedPersonalIdExamples: CallExamples<typeof attachedPersonalIds> = {
  getCheckoutPersonalId: createReadExample('checkout'),
  setCheckoutPersonalId: createUpdateExample('checkout'),
  getCheckoutClearanceStatus: createReadExample('checkout'),
  getOrderPersonalId: createReadExample('order'),
  setOrderPersonalId: createUpdateExample('order'),
  getOrderClearanceStatus: createReadExample('order'),
  getPersonalIdOfOrder: createReadExample('order'),
};
