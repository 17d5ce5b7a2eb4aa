import type { Handlers } from '@vitrine/contract';
import type { MerchantOrderDetails, merchantOrders } from '@vitrine/contract/admin';
import { isImported, type Language } from '@vitrine/kit';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { toPage } from '../../http/cursor.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { CARRIER_CODES, getCarrierLabel } from '../../providers/carriers/carrier-names.ts';
import { recogniseCarriers } from '../../providers/carriers/recognise-number.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { canFindRecipients } from '../order-search/can-find-recipients.ts';
import {
  type LockedMerchantOrder,
  type ProgressAction,
  takeAction,
} from '../orders/take-action.ts';
import { listUnshippedItems } from '../shipments/create-shipment.ts';
import type { AdminOrderDeps } from './deps.ts';
import { readDetails } from './detail-queries.ts';
import {
  countByStatus,
  findLines,
  findMerchantOrders,
  type SummaryRecord,
} from './list-queries.ts';
import { findMerchantOrder, lockMerchantOrder } from './lock-merchant-order.ts';
import {
  toMerchantOrderDetails,
  toMerchantOrderSummary,
  toOrderLines,
  toRefundSplit,
} from './mappers.ts';
import { orderPaperHandlers } from './paper-routes.ts';
import { adminOrderProblem } from './problems.ts';
import { parseQueueCursor, toQueueCursor } from './queue-cursor.ts';
import { previewRefund } from './refund-items.ts';
import { refundMerchantOrder, rejectMerchantOrder } from './refund-merchant-order.ts';
import { revealAddress } from './reveal-address.ts';
import { shipParcel } from './ship-parcel.ts';

type Calls = typeof merchantOrders;

interface Parts {
  readonly params: { readonly id: string };
  readonly body?: unknown;
}

/** Operators work through the orders of their merchant, or of all merchants. */
export function merchantOrderHandlers(deps: AdminOrderDeps): Handlers<Calls, HandlerContexts> {
  const { db, keyring, now, images } = deps;

  const readOrder = async (
    from: Kysely<Database>,
    id: string,
    { language, operator: { merchantId } }: OperatorContext,
  ) =>
    toMerchantOrderDetails(await readDetails(from, id), {
      ...{ language, now: now(), images, merchantId },
    });

  /** Reads the lines of all orders of a page together. */
  const readLines = async (rows: readonly SummaryRecord[], language: Language) => {
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return () => [];
    const [lines, unshipped] = await Promise.all([
      findLines(db, ids),
      listUnshippedItems(db, ...ids),
    ]);
    const linesOf = Map.groupBy(lines, ({ merchant_order_id }) => merchant_order_id);
    return ({ id }: SummaryRecord) =>
      toOrderLines(linesOf.get(id) ?? [], unshipped, { language, images });
  };

  /** Changes a merchant order under the lock of its order, at most once for a key. */
  const change = (
    { params: { id }, body }: Parts,
    context: OperatorContext,
    work: (trx: Transaction<Database>, locked: LockedMerchantOrder) => Promise<void>,
  ): Promise<MerchantOrderDetails> =>
    db.transaction().execute(async (trx) => {
      await context.runOnce(trx, now(), { id, body }, async () => {
        await work(trx, await lockMerchantOrder(trx, id, context));
        return null;
      });
      await findMerchantOrder(trx, id, context);
      return readOrder(trx, id, context);
    });

  const progress = (parts: Parts, context: OperatorContext, action: ProgressAction) =>
    change(parts, context, async (trx, locked) => {
      const { id, status } = locked.shipment;
      const problem = await takeAction(trx, locked, { action, actor: 'operator', now: now() });
      if (problem) throw adminOrderProblem(problem, context.language);
      const target = { type: 'merchant-order', id };
      await context.recordAudit(trx, { target, before: { status }, after: { action } });
    });

  /** The form of the number tells the carrier when the provider does not, or the shop has none. */
  async function suggestCodes(number: string): Promise<readonly string[]> {
    const suggested = await deps.providers.carriers.suggest(number).catch((error: unknown) => {
      if (error instanceof ProviderError) return [];
      throw error;
    });
    return suggested.length > 0 ? suggested : recogniseCarriers(number);
  }

  return {
    async listMerchantOrders({ query }, { operator, language }) {
      const after = parseQueueCursor(query);
      const at = now();
      const { merchantId } = operator;
      const recipients = { keyring, includesRecipients: canFindRecipients(operator) };
      const rows = await findMerchantOrders(db, query, { after, merchantId, now: at, recipients });
      const toLines = await readLines(rows, language);
      const map = (row: SummaryRecord) => ({
        ...toMerchantOrderSummary(row, { now: at }),
        lines: toLines(row),
      });
      return toPage(rows, query.size, map, (row) => toQueueCursor(query, row));
    },
    async countMerchantOrders(_, { operator }) {
      const rows = await countByStatus(db, operator.merchantId, now());
      const count = (status: (typeof rows)[0]['status']) =>
        rows.find((row) => row.status === status)?.count ?? 0;
      return {
        byStatus: {
          paid: count('paid'),
          accepted: count('accepted'),
          packed: count('packed'),
          shipped: count('shipped'),
          clearing: count('clearing'),
          delivering: count('delivering'),
          delivered: count('delivered'),
          cancelled: count('cancelled'),
        },
        overdue: rows.reduce((sum, { overdue }) => sum + overdue, 0),
      };
    },
    async getMerchantOrder({ params: { id } }, context) {
      await findMerchantOrder(db, id, context);
      return readOrder(db, id, context);
    },
    acceptMerchantOrder: (parts, context) => progress(parts, context, 'accept'),
    packMerchantOrder: (parts, context) => progress(parts, context, 'pack'),
    recordFulfilment: (parts, context) => progress(parts, context, parts.body.action),
    rejectMerchantOrder: (parts, context) =>
      change(parts, context, (trx, locked) =>
        rejectMerchantOrder(trx, deps, context, locked, parts.body),
      ),
    shipMerchantOrder: (parts, context) =>
      change(parts, context, async (trx, locked) => {
        const { language } = context;
        const parcelId = await shipParcel(trx, locked, parts.body, { now: now(), language });
        await context.recordAudit(trx, {
          target: { type: 'merchant-order', id: locked.shipment.id },
          before: { status: locked.shipment.status },
          after: { parcelId, ...parts.body },
        });
      }),
    async previewOrderRefund({ params: { id }, query }, context) {
      const shipment = await findMerchantOrder(db, id, context);
      const refund = await previewRefund(db, { shipment }, query);
      if (typeof refund === 'string') throw adminOrderProblem(refund, context.language);
      const { summary, dutyRates } = await readDetails(db, id);
      const rates = isImported(summary.ships_from) ? dutyRates : new Map();
      return toRefundSplit(refund, summary.currency, rates);
    },
    refundMerchantOrder: (parts, context) =>
      change(parts, context, async (trx, locked) => {
        await refundMerchantOrder(trx, deps, context, locked, parts.body);
      }),
    addOrderNote: (parts, context) =>
      change(parts, context, async (trx, { shipment: { id } }) => {
        const { content } = parts.body;
        const author = context.operator.name;
        await trx
          .insertInto('order_notes')
          .values({ merchant_order_id: id, author, content, created_at: new Date(now()) })
          .execute();
        const target = { type: 'merchant-order', id };
        await context.recordAudit(trx, { target, after: { note: content } });
      }),
    async suggestCarriers({ query }, { language }) {
      const suggested = await suggestCodes(query.number);
      return [...new Set([...suggested, ...CARRIER_CODES])].map((code) => ({
        code,
        name: getCarrierLabel(code)[language],
        isSuggested: suggested.includes(code),
      }));
    },
    revealOrderAddress: ({ params: { id }, body }, context) =>
      revealAddress(db, context, id, body.reason),
    ...orderPaperHandlers(deps),
  };
}
