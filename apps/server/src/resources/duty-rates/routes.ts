import type { Handlers, RequestParts } from '@vitrine/contract';
import type { DutyRateData, dutyRateCalls } from '@vitrine/contract/admin';
import { toChinaIsoDate } from '@vitrine/kit';
import type { Kysely, Transaction } from 'kysely';
import { acquireAdvisoryLock } from '../../database/advisory-lock.ts';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { toStoredText } from '../admin-products/texts.ts';
import { addRow, changeRow, removeRow } from '../records/change-rows.ts';
import { problem } from './problems.ts';
import {
  findOtherRates,
  findRates,
  hasCategory,
  hasOrders,
  insertRate,
  lockRate,
  type NewRate,
  updateRate,
} from './queries.ts';
import { findLastDay, findOverlap, getRateStatus, listAffectedDays } from './rules.ts';

interface DutyRateDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
}

type Body = RequestParts<(typeof dutyRateCalls)['createDutyRate']>['body'];
/** No rate has this id: a new one has no own row among the others. */
const NO_ID = '0';

const toRate = ({ name, source, ...rest }: Body): NewRate => ({
  ...rest,
  name: toStoredText(name),
  source: toStoredText(source),
});

/** Changes of rates wait for each other, so that two of them cannot overlap. */
const lockRates = (trx: Transaction<Database>) => acquireAdvisoryLock(trx, 'duty-rates');

/** A rate with the last day that it has among others. */
async function endRate<R extends NewRate>(trx: Transaction<Database>, rate: R, id: string) {
  const others = await findOtherRates(trx, rate, id);
  return { ...rate, validTo: findLastDay({ ...rate, id }, others) };
}

/** Refuses a period that ends before it begins, or that another rate of the category has. */
async function requireFreePeriod(
  trx: Transaction<Database>,
  { language }: OperatorContext,
  rate: NewRate,
  id: string,
): Promise<void> {
  const toFieldProblem = (reason: 'duty-rate-ends-first' | 'duty-rate-overlap', field: string) => {
    const { message } = problem(reason, language);
    return problem(reason, language, { fields: [{ path: `body.${field}`, message }] });
  };
  if (!(await hasCategory(trx, rate.categoryId))) throw problem('category-unknown', language);
  if (rate.validTo !== null && rate.validTo < rate.validFrom)
    throw toFieldProblem('duty-rate-ends-first', 'validTo');
  const field = findOverlap({ ...rate, id }, await findOtherRates(trx, rate, id));
  if (field) throw toFieldProblem('duty-rate-overlap', field);
}

/** Refuses a change by which an order that is placed already would be taken apart in another way. */
async function requireNoOrders(
  trx: Transaction<Database>,
  { language }: OperatorContext,
  { id, before, after }: { id: string; before?: NewRate; after?: NewRate },
): Promise<void> {
  const ended = {
    before: before && (await endRate(trx, before, id)),
    after: after && (await endRate(trx, after, id)),
  };
  for (const days of listAffectedDays(ended.before, ended.after))
    if (await hasOrders(trx, days)) throw problem('duty-rate-in-orders', language);
}

/** Lists rates with what the others make of them. */
function listRates(rates: readonly DutyRateData[], today: string) {
  const byPlace = Map.groupBy(rates, ({ categoryId, country }) => `${country}/${categoryId}`);
  return rates.map((rate) => {
    const endsOn = findLastDay(rate, byPlace.get(`${rate.country}/${rate.categoryId}`) ?? []);
    return { ...rate, endsOn, status: getRateStatus(rate.validFrom, endsOn, today) };
  });
}

/** Operators say what part of the price of imported goods is duty and VAT. */
export const dutyRateHandlers = ({
  db,
  now,
}: DutyRateDeps): Handlers<typeof dutyRateCalls, HandlerContexts> => ({
  async listDutyRates() {
    return listRates(await findRates(db), toChinaIsoDate(now()));
  },
  createDutyRate: ({ body }, context) =>
    addRow(db, context, {
      type: 'duty-rate',
      once: { request: body, now: now() },
      getId: ({ id }) => id,
      add: async (trx) => {
        const after = toRate(body);
        await lockRates(trx);
        await requireFreePeriod(trx, context, after, NO_ID);
        await requireNoOrders(trx, context, { id: NO_ID, after });
        return insertRate(trx, after);
      },
    }),
  updateDutyRate: ({ params: { id }, body }, context) =>
    changeRow(db, context, {
      target: { type: 'duty-rate', id },
      lock: async (trx) => {
        await lockRates(trx);
        return lockRate(trx, id);
      },
      write: async (trx, before) => {
        const after = { ...toRate(body), id, version: before.version + 1 };
        await requireFreePeriod(trx, context, after, id);
        await requireNoOrders(trx, context, { id, before, after });
        return updateRate(trx, after);
      },
    }),
  deleteDutyRate: ({ params: { id } }, context) =>
    removeRow(db, context, {
      target: { type: 'duty-rate', id },
      lock: async (trx) => {
        await lockRates(trx);
        return lockRate(trx, id);
      },
      remove: async (trx, before) => {
        await requireNoOrders(trx, context, { id, before });
        await trx.deleteFrom('duty_rates').where('id', '=', id).execute();
      },
    }),
});
