import type { Handlers, personalIds } from '@vitrine/contract';
import { lockShopper } from '../../database/lock-shopper.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CallContexts, ShopperContext } from '../../http/context.ts';
import type { PersonalIdDeps } from './deps.ts';
import { photosHandlers } from './photos-routes.ts';
import * as queries from './queries.ts';
import { lockOrdersOf, removePerson } from './removing.ts';
import { clearanceView, personalIdView } from './views.ts';
import { addPerson, changePerson, makeDefault, refuseBadNumber, type Writing } from './writing.ts';

type Calls = typeof personalIds;

const found = (row: queries.PersonalIdRow | undefined): queries.PersonalIdRow => {
  if (!row) throw new ApiError('not-found');
  return row;
};

/** The people whose parcels come in. Names and numbers go in, and only masks come out. */
export function personalIdHandlers(deps: PersonalIdDeps): Handlers<Calls, CallContexts> {
  const { db, keyring, now } = deps;
  const writingOf = ({ shopperId, language }: ShopperContext): Writing => ({
    shopperId,
    keyring,
    now: now(),
    language,
  });
  const one = async (shopperId: string, id: string) =>
    found(await queries.findPersonalId(db, shopperId, id));
  const view = async (shopperId: string, id: string) =>
    personalIdView(await one(shopperId, id), keyring);

  return {
    ...photosHandlers(deps),

    async listPersonalIds(_, { shopperId }) {
      const rows = await queries.findPersonalIds(db, shopperId);
      return rows.map((row) => personalIdView(row, keyring));
    },

    async getDefaultPersonalId(_, { shopperId }) {
      const row = await queries.findDefault(db, shopperId);
      return row ? personalIdView(row, keyring) : null;
    },

    async setDefaultPersonalId({ body }, { shopperId }) {
      await db.transaction().execute(async (trx) => {
        await lockShopper(trx, shopperId);
        const { id } = found(await queries.findPersonalId(trx, shopperId, body.personalIdId));
        await makeDefault(trx, id, shopperId);
      });
      return view(shopperId, body.personalIdId);
    },

    async createPersonalId({ body }, context) {
      const writing = writingOf(context);
      refuseBadNumber(body.idNumber, writing);
      const id = await db.transaction().execute(async (trx) => {
        await lockShopper(trx, context.shopperId);
        return addPerson(trx, body, writing);
      });
      return view(context.shopperId, id);
    },

    getPersonalId: ({ params }, { shopperId }) => view(shopperId, params.id),

    async updatePersonalId({ params, body }, context) {
      const { shopperId } = context;
      const writing = writingOf(context);
      if (body.idNumber !== undefined) refuseBadNumber(body.idNumber, writing);
      await db.transaction().execute(async (trx) => {
        await lockShopper(trx, shopperId);
        const row = found(await queries.findPersonalId(trx, shopperId, params.id));
        await changePerson(trx, row, body, writing);
      });
      return view(shopperId, params.id);
    },

    async deletePersonalId({ params }, { shopperId }) {
      await db.transaction().execute(async (trx) => {
        const { id } = found(await queries.findPersonalId(trx, shopperId, params.id));
        await lockOrdersOf(trx, id);
        await lockShopper(trx, shopperId);
        const row = found(await queries.findPersonalId(trx, shopperId, id));
        await removePerson(trx, row, shopperId, now());
      });
      return { done: true };
    },

    async getClearanceStatus({ params }, { shopperId, language }) {
      return clearanceView(await one(shopperId, params.id), language);
    },
  };
}
