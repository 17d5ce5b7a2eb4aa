import type { Handlers, personalIds } from '@vitrine/contract';
import { lockShopper } from '../../database/lock-shopper.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts, ShopperContext } from '../../http/handler-context.ts';
import { lockOrdersUsing, removePersonalId } from './delete-personal-id.ts';
import type { PersonalIdDeps } from './deps.ts';
import { mapClearanceToResponse, mapPersonalIdToResponse } from './mappers.ts';
import { photoHandlers } from './photo-routes.ts';
import * as queries from './queries.ts';
import {
  assertValidNumber,
  createPersonalId,
  setDefaultPersonalId,
  updatePersonalId,
  type WriteContext,
} from './service.ts';

type Calls = typeof personalIds;

const requirePersonalId = (row: queries.PersonalIdRow | undefined): queries.PersonalIdRow => {
  if (!row) throw new ApiProblem('not-found');
  return row;
};

/** The customs IDs of a shopper. Responses contain only masked names and numbers. */
export function personalIdHandlers(deps: PersonalIdDeps): Handlers<Calls, HandlerContexts> {
  const { db, keyring, now } = deps;
  const createWriteContext = ({ shopperId, language }: ShopperContext): WriteContext => ({
    shopperId,
    keyring,
    now: now(),
    language,
  });
  const findOne = async (shopperId: string, id: string) =>
    requirePersonalId(await queries.findPersonalId(db, shopperId, id));
  const readPersonalId = async (shopperId: string, id: string) =>
    mapPersonalIdToResponse(await findOne(shopperId, id), keyring);

  return {
    ...photoHandlers(deps),

    async listPersonalIds(_, { shopperId }) {
      const rows = await queries.findPersonalIds(db, shopperId);
      return rows.map((row) => mapPersonalIdToResponse(row, keyring));
    },

    async getDefaultPersonalId(_, { shopperId }) {
      const row = await queries.findDefaultPersonalId(db, shopperId);
      return row ? mapPersonalIdToResponse(row, keyring) : null;
    },

    async setDefaultPersonalId({ body }, { shopperId }) {
      await db.transaction().execute(async (trx) => {
        await lockShopper(trx, shopperId);
        const { id } = requirePersonalId(
          await queries.findPersonalId(trx, shopperId, body.personalIdId),
        );
        await setDefaultPersonalId(trx, id, shopperId);
      });
      return readPersonalId(shopperId, body.personalIdId);
    },

    async createPersonalId({ body }, context) {
      const writeContext = createWriteContext(context);
      assertValidNumber(body.idNumber, writeContext);
      const id = await db.transaction().execute(async (trx) => {
        await lockShopper(trx, context.shopperId);
        return createPersonalId(trx, body, writeContext);
      });
      return readPersonalId(context.shopperId, id);
    },

    getPersonalId: ({ params }, { shopperId }) => readPersonalId(shopperId, params.id),

    async updatePersonalId({ params, body }, context) {
      const { shopperId } = context;
      const writeContext = createWriteContext(context);
      if (body.idNumber !== undefined) assertValidNumber(body.idNumber, writeContext);
      await db.transaction().execute(async (trx) => {
        await lockShopper(trx, shopperId);
        const row = requirePersonalId(await queries.findPersonalId(trx, shopperId, params.id));
        await updatePersonalId(trx, row, body, writeContext);
      });
      return readPersonalId(shopperId, params.id);
    },

    async deletePersonalId({ params }, { shopperId }) {
      await db.transaction().execute(async (trx) => {
        const { id } = requirePersonalId(await queries.findPersonalId(trx, shopperId, params.id));
        await lockOrdersUsing(trx, id);
        await lockShopper(trx, shopperId);
        const row = requirePersonalId(await queries.findPersonalId(trx, shopperId, id));
        await removePersonalId(trx, row, shopperId, now());
      });
      return { done: true };
    },

    async getClearanceStatus({ params }, { shopperId, language }) {
      return mapClearanceToResponse(await findOne(shopperId, params.id), language);
    },
  };
}
