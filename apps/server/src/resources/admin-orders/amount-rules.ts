import type { MerchantOrderDetails } from '@vitrine/contract/admin';
import { isImported, type Language, splitTaxes } from '@vitrine/kit';
import type { DutyRate } from '../../pricing/break-down-taxes.ts';
import type { MerchantOrderRecord } from './detail-queries.ts';

type Amounts = MerchantOrderDetails['amounts'];

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

type AmountsRecord = Pick<
  MerchantOrderRecord,
  'summary' | 'items' | 'refunds' | 'returns' | 'isRefundedWhole' | 'dutyRates'
>;

/** A return takes its amount from the order once its refund is requested. */
const sumReturns = (returns: AmountsRecord['returns']) =>
  sum(
    returns
      .filter(({ status }) => status === 'refunding' || status === 'refunded')
      .map(({ refund_amount }) => Number(refund_amount)),
  );

const sumRefunds = (refunds: AmountsRecord['refunds']) =>
  sum(refunds.map((refund) => Number(refund.item_amount) + Number(refund.shipping_amount)));

/** What the shopper's cancellation refunds: all that was left then. */
export function calculateCancelledAmount(record: AmountsRecord): number {
  const { summary, refunds, returns, isRefundedWhole } = record;
  return isRefundedWhole ? Number(summary.amount) - sumRefunds(refunds) - sumReturns(returns) : 0;
}

function addTaxes({ summary, items }: AmountsRecord, rates: ReadonlyMap<string, DutyRate>) {
  if (!isImported(summary.ships_from)) return null;
  const taxes = items.flatMap(({ product_id, amount_paid }) => {
    const rate = rates.get(product_id);
    return rate ? [splitTaxes(Number(amount_paid), rate)] : [];
  });
  if (taxes.length === 0) return null;
  return { duty: sum(taxes.map(({ duty }) => duty)), vat: sum(taxes.map(({ vat }) => vat)) };
}

/** How what was paid for a merchant order came about, and what of it went back. */
export function calculateAmounts(record: AmountsRecord, language: Language): Amounts {
  const { summary, items, refunds, returns } = record;
  const full = sum(items.map(({ price, quantity }) => Number(price) * quantity));
  const list = sum(
    items.map(
      ({ price, price_without_promotion, quantity }) =>
        Math.max(Number(price), Number(price_without_promotion)) * quantity,
    ),
  );
  const goods = sum(items.map(({ amount_paid }) => Number(amount_paid)));
  const paid = Number(summary.amount);
  const refunded = sumRefunds(refunds) + sumReturns(returns) + calculateCancelledAmount(record);
  return {
    list,
    sale: list - full,
    discount: full - goods,
    discountName: summary.discount_name?.[language] ?? null,
    shipping: Number(summary.shipping_paid),
    taxes: addTaxes(record, record.dutyRates),
    paid,
    refunded,
    left: Math.max(0, paid - refunded),
  };
}
