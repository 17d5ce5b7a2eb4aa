import type { Handlers, RequestParts } from '@vitrine/contract';
import type { AccessWindow, accessWindowCalls } from '@vitrine/contract/admin';
import type { Kysely, Transaction } from 'kysely';
import { acquireAdvisoryLock } from '../../database/advisory-lock.ts';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { changeRow, removeRow, runChange } from '../records/change-rows.ts';
import { problem } from './problems.ts';
import {
  findBenefitKind,
  findClosedTwice,
  findSale,
  findWindow,
  findWindows,
  hasProducts,
  insertWindows,
  updateWindow,
  type WindowChange,
  type WindowScope,
} from './queries.ts';

interface AccessWindowDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
}

type Input = RequestParts<(typeof accessWindowCalls)['createAccessWindows']>['body'];

const TYPE = 'access-window';
/** No window has this id: a new one has no own row among the others. */
const NO_ID = '0';
const SEPARATORS = { 'zh-CN': '、', 'en-US': ', ' } as const;

const getScope = ({ target }: AccessWindow): WindowScope =>
  target.kind === 'product'
    ? { productIds: [target.id], saleId: null }
    : { productIds: [], saleId: target.id };

type FieldReason = 'benefit-not-early' | 'opens-in-the-past' | 'opens-after-sale';

function toFieldProblem(reason: FieldReason, field: string, { language }: OperatorContext) {
  const { message } = problem(reason, language);
  return problem(reason, language, { fields: [{ path: `body.${field}`, message }] });
}

/** Refuses what a window names but the shop does not have. */
async function requireTargets(
  trx: Transaction<Database>,
  context: OperatorContext,
  { productIds, saleId }: WindowScope,
  { opensAt }: WindowChange,
): Promise<void> {
  if (productIds.length > 0 && !(await hasProducts(trx, productIds)))
    throw problem('product-unknown', context.language);
  if (saleId === null) return;
  const sale = await findSale(trx, saleId);
  if (!sale) throw problem('sale-unknown', context.language);
  if (Date.parse(opensAt) >= sale.ends_at.getTime())
    throw toFieldProblem('opens-after-sale', 'opensAt', context);
}

interface WindowCheck {
  readonly id: string;
  readonly scope: WindowScope;
  readonly change: WindowChange;
}

/** Refuses a window in the past, without a benefit of early access, or beside another one of the same products. */
async function requireFitting(
  trx: Transaction<Database>,
  context: OperatorContext,
  { id, scope, change }: WindowCheck,
  now: number,
): Promise<void> {
  const { language } = context;
  if (Date.parse(change.opensAt) <= now)
    throw toFieldProblem('opens-in-the-past', 'opensAt', context);
  const benefit = await findBenefitKind(trx, change.benefitCode);
  if (benefit?.kind !== 'early-access')
    throw toFieldProblem('benefit-not-early', 'benefitCode', context);
  await requireTargets(trx, context, scope, change);
  const closed = await findClosedTwice(trx, scope, id, now);
  if (closed.length === 0) return;
  const names = closed.map((name) => name[language]).join(SEPARATORS[language]);
  throw problem('window-overlap', language, { values: { names } });
}

/** Operators open products to holders of a benefit before everyone else. */
export function accessWindowHandlers({
  db,
  now,
}: AccessWindowDeps): Handlers<typeof accessWindowCalls, HandlerContexts> {
  const readOptions = ({ language }: OperatorContext) => ({ language, now: now() });
  /** Changes wait for each other, so that two windows cannot close the same product. */
  const lockWindows = (trx: Transaction<Database>) => acquireAdvisoryLock(trx, 'access-windows');

  async function requireWindow(
    trx: Transaction<Database>,
    id: string,
    context: OperatorContext,
  ): Promise<AccessWindow> {
    const found = await findWindow(trx, id, readOptions(context));
    if (!found) throw new ApiProblem('not-found');
    return found;
  }

  async function addWindows(
    trx: Transaction<Database>,
    context: OperatorContext,
    { productIds, saleId, ...change }: Input,
  ): Promise<AccessWindow[]> {
    const scope = { productIds, saleId };
    await lockWindows(trx);
    await requireFitting(trx, context, { id: NO_ID, scope, change }, now());
    const added: AccessWindow[] = [];
    for (const id of await insertWindows(trx, scope, change)) {
      const after = await requireWindow(trx, id, context);
      await context.recordAudit(trx, { target: { type: TYPE, id }, after });
      added.push(after);
    }
    return added;
  }

  return {
    async listAccessWindows({ query: { size, state, cursor } }, context) {
      const [beforeId] = parseCursor(cursor, ['id']) ?? [];
      const rows = await findWindows(db, { size, state }, beforeId, readOptions(context));
      return toPage(
        rows,
        size,
        (row) => row,
        ({ id }) => [id],
      );
    },
    createAccessWindows: ({ body }, context) =>
      runChange(db, context, (trx) =>
        context.runOnce(trx, now(), body, () => addWindows(trx, context, body)),
      ),
    updateAccessWindow: ({ params: { id }, body }, context) =>
      changeRow(db, context, {
        target: { type: TYPE, id },
        lock: async (trx) => {
          await lockWindows(trx);
          return findWindow(trx, id, readOptions(context));
        },
        write: async (trx, before) => {
          if (before.state === 'open') throw problem('window-open', context.language);
          const scope = getScope(before);
          await requireFitting(trx, context, { id, scope, change: body }, now());
          await updateWindow(trx, { id, version: before.version + 1 }, body);
          return requireWindow(trx, id, context);
        },
      }),
    deleteAccessWindow: ({ params: { id } }, context) =>
      removeRow(db, context, {
        target: { type: TYPE, id },
        lock: async (trx) => {
          await lockWindows(trx);
          return findWindow(trx, id, readOptions(context));
        },
        remove: (trx) => trx.deleteFrom('access_windows').where('id', '=', id).execute(),
      }),
  };
}
