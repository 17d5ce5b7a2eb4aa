import type { AttachedPersonalId, attachedPersonalIds, Handlers } from '@vitrine/contract';
import { commitTogether } from '../../database/pipeline.ts';
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
import { findAttachedPersonalId, type PersonalIdRow } from './queries.ts';

type Calls = typeof attachedPersonalIds;

/** Reads and attaches the customs ID of a checkout or an order. */
export function attachedPersonalIdHandlers(deps: PersonalIdDeps): Handlers<Calls, HandlerContexts> {
  const { db, keyring, now } = deps;

  const mapAttached = (
    { isRequired, isImageRequired }: PersonalIdRequirement,
    row: PersonalIdRow | undefined,
  ): AttachedPersonalId => {
    const personalId = row ? mapPersonalIdToResponse(row, keyring, isImageRequired) : null;
    return { personalId, isRequired, isImageRequired };
  };

  const readAttached = async (requirement: PersonalIdRequirement, { shopperId }: ShopperContext) =>
    mapAttached(requirement, await findAttachedPersonalId(db, shopperId, requirement.personalIdId));

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

    setCheckoutPersonalId: ({ params, body }, { shopperId, language }) =>
      commitTogether(db, async (transaction) => {
        const key = { id: params.id, shopperId };
        const { requirement, record } = await lockCheckoutRequirement(transaction.trx, key);
        if (record.status !== 'open' || record.expires_at.getTime() <= now())
          throw personalIdProblem('checkout-over', language);
        const { personalIdId } = body;
        const attachment = { table: 'checkout_orders', id: record.id, personalIdId } as const;
        const request = { ...attachment, shopperId, language, keyring };
        return mapAttached(requirement, await attachPersonalId(transaction, requirement, request));
      }),

    getCheckoutClearanceStatus: async ({ params }, context) =>
      readClearance(await getCheckoutRequirement(params.id, context), context),

    getOrderPersonalId: async ({ params }, context) =>
      readAttached(await getOrderRequirement(params.id, context), context),

    setOrderPersonalId: ({ params, body }, { shopperId, language }) =>
      commitTogether(db, async (transaction) => {
        const { trx } = transaction;
        const { requirement, record } = await lockOrderRequirement(trx, {
          id: params.id,
          shopperId,
        });
        if (record.closed_at || (await hasClearedParcel(trx, record.id)))
          throw personalIdProblem('order-cleared', language);
        const { personalIdId } = body;
        const attachment = { table: 'orders', id: record.id, personalIdId } as const;
        const request = { ...attachment, shopperId, language, keyring };
        const attached = await attachPersonalId(transaction, requirement, request);
        await resumeClearance(trx, record.id, now());
        return mapAttached(requirement, attached);
      }),

    getOrderClearanceStatus: async ({ params }, context) =>
      readClearance(await getOrderRequirement(params.id, context), context),

    async getPersonalIdOfOrder({ params }, context) {
      return { personalIdId: (await getOrderRequirement(params.id, context)).personalIdId };
    },
  };
}
