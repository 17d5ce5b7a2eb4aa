import type { Handlers } from '@vitrine/contract';
import type { money } from '@vitrine/contract/admin';
import { ApiProblem } from '../../http/api-problem.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { changePayout } from './change-payout.ts';
import {
  createCommissionRate,
  findCommissionRatePage,
  toCommissionRate,
} from './commission-rates.ts';
import { createPayout } from './create-payout.ts';
import type { PayoutDeps } from './deps.ts';
import { findActor } from './find-actor.ts';
import { limitToMerchant } from './limit-to-merchant.ts';
import { toLedgerEntry, toPayout } from './mappers.ts';
import {
  findEntries,
  findMerchantBalances,
  findPayout,
  findPayouts,
  type PayoutRow,
} from './queries.ts';
import { canApprovePayout } from './rules.ts';

const readCursor = (cursor: string | undefined) => parseCursor(cursor, ['id'])?.[0];
const getCursor = ({ id }: { readonly id: string }) => [id];

/** What merchants are owed, the commission, and payouts. */
export function moneyHandlers(deps: PayoutDeps): Handlers<typeof money, HandlerContexts> {
  const { db, settings } = deps;
  /** Maps payouts for an operator, who may not approve their own. */
  async function createMapper(context: OperatorContext) {
    const actor = await findActor(db, context);
    return (row: PayoutRow) =>
      toPayout(row, canApprovePayout(row, actor, settings.isPayoutApprovedByAnother));
  }
  return {
    async listLedgerEntries({ query }, context) {
      const merchantId = limitToMerchant(context, query.merchantId);
      const rows = await findEntries(db, { ...query, merchantId }, readCursor(query.cursor));
      return toPage(rows, query.size, toLedgerEntry, getCursor);
    },
    listMerchantBalances: (_, context) => findMerchantBalances(db, limitToMerchant(context)),
    async listCommissionRates({ query: { size, cursor, merchantId } }, context) {
      const page = { size, merchantId: limitToMerchant(context, merchantId) };
      const rows = await findCommissionRatePage(db, page, readCursor(cursor));
      return toPage(rows, size, toCommissionRate, getCursor);
    },
    createCommissionRate: ({ body }, context) => createCommissionRate(deps, context, body),
    async listPayouts({ query }, context) {
      const merchantId = limitToMerchant(context, query.merchantId);
      const rows = await findPayouts(db, { ...query, merchantId }, readCursor(query.cursor));
      return toPage(rows, query.size, await createMapper(context), getCursor);
    },
    async getPayout({ params }, context) {
      const merchantId = limitToMerchant(context);
      const row = await findPayout(db, params.id);
      const isVisible = merchantId === undefined || row?.merchant_id === merchantId;
      if (!row || !isVisible) throw new ApiProblem('not-found');
      return (await createMapper(context))(row);
    },
    createPayout: ({ body }, context) => createPayout(deps, context, body),
    approvePayout: ({ params }, context) =>
      changePayout(deps, context, params.id, { action: 'approve' }),
    markPayoutPaid: ({ params, body }, context) =>
      changePayout(deps, context, params.id, { action: 'pay', reference: body.reference }),
    cancelPayout: ({ params }, context) =>
      changePayout(deps, context, params.id, { action: 'cancel' }),
  };
}
