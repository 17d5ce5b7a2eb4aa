import { calls, type ProductAlert, type productAlerts } from '@vitrine/contract';
import type { CallExamples } from '../call-example.ts';
import type { CallInput, Visitor } from '../call-input.ts';
import type { EveryCallFixture } from '../fixture.ts';

/** A shopper who can be reached. */
async function newShopperWithMobile({ db, newShopper }: EveryCallFixture): Promise<Visitor> {
  const visitor = await newShopper();
  const id = visitor.shopperId ?? '';
  await db
    .updateTable('shoppers')
    .set({ mobile: `86139${id.padStart(8, '0')}` })
    .where('id', '=', id)
    .execute();
  return visitor;
}

async function forPrice(fixture: EveryCallFixture): Promise<CallInput> {
  const { id } = await fixture.db
    .selectFrom('products')
    .select('id')
    .where('is_online', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const visitor = await newShopperWithMobile(fixture);
  return { visitor, body: { kind: 'price-drop', productId: id } };
}

export const productAlertExamples: CallExamples<typeof productAlerts> = {
  listProductAlerts: {
    valid: async ({ newShopper }) => ({ visitor: await newShopper() }),
    invalid: { query: { 'include-products': 'perhaps' } },
  },
  createProductAlert: { valid: forPrice, invalid: { body: { kind: 'price-drop' } } },
  deleteProductAlert: {
    valid: async (fixture) => {
      const { visitor, body } = await forPrice(fixture);
      const sent = visitor ? { visitor, body } : { body };
      const response = await fixture.ask(calls.createProductAlert, sent);
      const { id } = response.body as ProductAlert;
      return { ...(visitor ? { visitor } : {}), params: { id } };
    },
    invalid: { params: { id: 'none' } },
    otherShopperGets: true,
  },
};
