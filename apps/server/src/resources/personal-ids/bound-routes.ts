import type { BoundPersonalId, boundPersonalIds, Handlers } from '@vitrine/contract';
import { lockShopper } from '../../database/lock-shopper.ts';
import type { CallContexts, ShopperContext } from '../../http/context.ts';
import { assertBindable, type Binding } from './binding.ts';
import { findCheckoutBinding, lockCheckoutBinding } from './checkout-binding.ts';
import type { PersonalIdDeps } from './deps.ts';
import { findOrderBinding, isCleared, lockOrderBinding, resumeClearance } from './order-binding.ts';
import { findBound } from './queries.ts';
import { refusePersonalId } from './refuse.ts';
import { clearanceView, personalIdView } from './views.ts';

type Calls = typeof boundPersonalIds;

/** Who a checkout or an order is cleared for. */
export function boundPersonalIdHandlers(deps: PersonalIdDeps): Handlers<Calls, CallContexts> {
  const { db, keyring, now } = deps;

  async function bound(binding: Binding, { shopperId }: ShopperContext): Promise<BoundPersonalId> {
    const { isRequired, isImageRequired } = binding;
    const row = await findBound(db, shopperId, binding.personalIdId);
    const personalId = row ? personalIdView(row, keyring, isImageRequired) : null;
    return { personalId, isRequired, isImageRequired };
  }

  async function clearance(binding: Binding, { shopperId, language }: ShopperContext) {
    const row = await findBound(db, shopperId, binding.personalIdId);
    return row ? clearanceView(row, language, binding.isImageRequired) : null;
  }

  const ofCheckout = async (id: string, { shopperId }: ShopperContext) =>
    (await findCheckoutBinding(db, { id, shopperId })).binding;
  const ofOrder = async (id: string, { shopperId }: ShopperContext) =>
    (await findOrderBinding(db, { id, shopperId })).binding;

  return {
    getCheckoutPersonalId: async ({ params }, context) =>
      bound(await ofCheckout(params.id, context), context),

    async setCheckoutPersonalId({ params, body }, context) {
      const { shopperId, language } = context;
      const { personalIdId } = body;
      await db.transaction().execute(async (trx) => {
        const { binding, record } = await lockCheckoutBinding(trx, { id: params.id, shopperId });
        if (record.status !== 'open' || record.expires_at.getTime() <= now())
          throw refusePersonalId('checkout-over', language);
        // After the rest, as paying does it: whoever is chosen cannot leave the book meanwhile.
        await lockShopper(trx, shopperId);
        await assertBindable(trx, binding, { shopperId, personalIdId, language });
        await trx
          .updateTable('checkout_orders')
          .set({ personal_id_id: personalIdId })
          .where('id', '=', record.id)
          .execute();
      });
      return bound(await ofCheckout(params.id, context), context);
    },

    getCheckoutClearanceStatus: async ({ params }, context) =>
      clearance(await ofCheckout(params.id, context), context),

    getOrderPersonalId: async ({ params }, context) =>
      bound(await ofOrder(params.id, context), context),

    async setOrderPersonalId({ params, body }, context) {
      const { shopperId, language } = context;
      const { personalIdId } = body;
      await db.transaction().execute(async (trx) => {
        const { binding, record } = await lockOrderBinding(trx, { id: params.id, shopperId });
        if (record.closed_at || (await isCleared(trx, record.id)))
          throw refusePersonalId('order-cleared', language);
        // After the rest, as paying does it: whoever is chosen cannot leave the book meanwhile.
        await lockShopper(trx, shopperId);
        await assertBindable(trx, binding, { shopperId, personalIdId, language });
        await trx
          .updateTable('orders')
          .set({ personal_id_id: personalIdId })
          .where('id', '=', record.id)
          .execute();
        await resumeClearance(trx, record.id, now());
      });
      return bound(await ofOrder(params.id, context), context);
    },

    getOrderClearanceStatus: async ({ params }, context) =>
      clearance(await ofOrder(params.id, context), context),

    async getPersonalIdOfOrder({ params }, context) {
      return { personalIdId: (await ofOrder(params.id, context)).personalIdId };
    },
  };
}
