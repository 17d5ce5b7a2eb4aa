import type { AttachedPersonalId, attachedPersonalIds, Handlers } from '@vitrine/contract';
import type { HandlerContexts, ShopperContext } from '../../http/handler-context.ts';
import { attachPersonalId } from './attach-personal-id.ts';
import type { PersonalIdRequirement } from './attach-rules.ts';
import { findCheckoutRequirement, lockCheckoutRequirement } from './checkout-requirement.ts';
import type { PersonalIdDeps } from './deps.ts';
import { mapClearanceToResponse, mapPersonalIdToResponse } from './mappers.ts';
import {
  findOrderRequirement,
  hasClearedParcel,
  lockOrderRequirement,
  resumeClearance,
} from './order-requirement.ts';
import { personalIdProblem } from './problems.ts';
import { findAttachedPersonalId } from './queries.ts';

type Calls = typeof attachedPersonalIds;

/** Reads and attaches the customs ID of a checkout or an order. */
export function attachedPersonalIdHandlers(deps: PersonalIdDeps): Handlers<Calls, HandlerContexts> {
  const { db, keyring, now } = deps;

  async function readAttached(
    requirement: PersonalIdRequirement,
    { shopperId }: ShopperContext,
  ): Promise<AttachedPersonalId> {
    const { isRequired, isImageRequired } = requirement;
    const row = await findAttachedPersonalId(db, shopperId, requirement.personalIdId);
    const personalId = row ? mapPersonalIdToResponse(row, keyring, isImageRequired) : null;
    return { personalId, isRequired, isImageRequired };
  }

  async function readClearance(
    requirement: PersonalIdRequirement,
    { shopperId, language }: ShopperContext,
  ) {
    const row = await findAttachedPersonalId(db, shopperId, requirement.personalIdId);
    return row ? mapClearanceToResponse(row, language, requirement.isImageRequired) : null;
  }

  const getCheckoutRequirement = async (id: string, { shopperId }: ShopperContext) =>
    (await findCheckoutRequirement(db, { id, shopperId })).requirement;
  const getOrderRequirement = async (id: string, { shopperId }: ShopperContext) =>
    (await findOrderRequirement(db, { id, shopperId })).requirement;

  return {
    getCheckoutPersonalId: async ({ params }, context) =>
      readAttached(await getCheckoutRequirement(params.id, context), context),

    async setCheckoutPersonalId({ params, body }, context) {
      const { shopperId, language } = context;
      const { personalIdId } = body;
      await db.transaction().execute(async (trx) => {
        const { requirement, record } = await lockCheckoutRequirement(trx, {
          id: params.id,
          shopperId,
        });
        if (record.status !== 'open' || record.expires_at.getTime() <= now())
          throw personalIdProblem('checkout-over', language);
        await attachPersonalId(trx, requirement, {
          table: 'checkout_orders',
          id: record.id,
          shopperId,
          personalIdId,
          language,
          keyring,
        });
      });
      return readAttached(await getCheckoutRequirement(params.id, context), context);
    },

    getCheckoutClearanceStatus: async ({ params }, context) =>
      readClearance(await getCheckoutRequirement(params.id, context), context),

    getOrderPersonalId: async ({ params }, context) =>
      readAttached(await getOrderRequirement(params.id, context), context),

    async setOrderPersonalId({ params, body }, context) {
      const { shopperId, language } = context;
      const { personalIdId } = body;
      await db.transaction().execute(async (trx) => {
        const { requirement, record } = await lockOrderRequirement(trx, {
          id: params.id,
          shopperId,
        });
        if (record.closed_at || (await hasClearedParcel(trx, record.id)))
          throw personalIdProblem('order-cleared', language);
        await attachPersonalId(trx, requirement, {
          table: 'orders',
          id: record.id,
          shopperId,
          personalIdId,
          language,
          keyring,
        });
        await resumeClearance(trx, record.id, now());
      });
      return readAttached(await getOrderRequirement(params.id, context), context);
    },

    getOrderClearanceStatus: async ({ params }, context) =>
      readClearance(await getOrderRequirement(params.id, context), context),

    async getPersonalIdOfOrder({ params }, context) {
      return { personalIdId: (await getOrderRequirement(params.id, context)).personalIdId };
    },
  };
}
