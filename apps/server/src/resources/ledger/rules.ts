import type { LedgerKind } from '@vitrine/contract/admin';
import { isImported, type ShippingOrigin, splitTaxes } from '@vitrine/kit';
import type { DutyRate } from '../../pricing/break-down-taxes.ts';
import { prorate } from '../../pricing/prorate.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What a merchant sold in one payment. Amounts are minor units, taxes included. */
export interface MerchantSale {
  readonly merchantId: string;
  readonly goods: number;
  readonly delivery: number;
  /** The import duty and value-added tax in the price of the goods. */
  readonly duty: number;
  /** The part of the goods that the shop keeps, in hundredths of a per cent. */
  readonly commissionRate: number;
}

/** A line of an order that a payment paid. */
export interface SoldLine {
  readonly merchant_id: string;
  /** What was paid for the delivery of the whole merchant order. */
  readonly shipping_paid: string | number;
  readonly product_id: string;
  readonly amount_paid: string | number;
  readonly ships_from: ShippingOrigin;
}

/** The rates by which a payment is shared out, by merchant and by product. */
export interface SaleRates {
  /** The rate of null is that of merchants without one of their own. */
  readonly commissions: ReadonlyMap<string | null, number>;
  readonly duties: ReadonlyMap<string, DutyRate>;
}

/** Adds up the lines of each merchant. */
export function listSales(
  lines: readonly SoldLine[],
  { commissions, duties }: SaleRates,
): MerchantSale[] {
  const getTaxes = ({ product_id, amount_paid, ships_from }: SoldLine) => {
    const rate = duties.get(product_id);
    if (!rate || !isImported(ships_from)) return 0;
    const { duty, vat } = splitTaxes(Number(amount_paid), rate);
    return duty + vat;
  };
  return [...Map.groupBy(lines, ({ merchant_id }) => merchant_id)].map(([merchantId, own]) => ({
    merchantId,
    goods: sum(own.map(({ amount_paid }) => Number(amount_paid))),
    delivery: Number(own[0]?.shipping_paid ?? 0),
    duty: sum(own.map(getTaxes)),
    commissionRate: commissions.get(merchantId) ?? commissions.get(null) ?? 0,
  }));
}

/** What a merchant gains or, below zero, loses. */
export interface EntryAmount {
  readonly merchantId: string | null;
  readonly kind: LedgerKind;
  readonly amount: number;
}

const FULL_RATE = 10_000;
const withoutZero = (entries: readonly EntryAmount[]) =>
  entries.filter(({ amount }) => amount !== 0);

/** The entries of a payment. What no merchant sold stays without one, so that the sum is what was paid. */
export function listPaymentEntries(
  amount: number,
  sales: readonly MerchantSale[],
): readonly EntryAmount[] {
  const sold = sum(sales.map(({ goods, delivery }) => goods + delivery));
  const entries = sales.flatMap(({ merchantId, goods, delivery, duty, commissionRate }) => [
    { merchantId, kind: 'payment' as const, amount: goods },
    { merchantId, kind: 'delivery' as const, amount: delivery },
    {
      merchantId,
      kind: 'commission' as const,
      amount: -Math.round((goods * commissionRate) / FULL_RATE),
    },
    { merchantId, kind: 'duty' as const, amount: -duty },
  ]);
  return withoutZero([
    ...entries,
    { merchantId: null, kind: 'payment' as const, amount: amount - sold },
  ]);
}

/** What a payment brought a merchant, and what is left of it after refunds. */
export interface MerchantBalance {
  readonly merchantId: string | null;
  readonly taken: Readonly<Record<'goods' | 'commission' | 'duty', number>>;
  readonly left: Readonly<Record<'goods' | 'delivery' | 'commission' | 'duty', number>>;
}

export interface RefundSplit {
  readonly amount: number;
  /** Null: all merchants of the payment give back a part. */
  readonly merchantId: string | null;
  /** The part that is delivery; null when the goods are given back first. */
  readonly delivery: number | null;
}

const atLeastZero = (amount: number) => Math.max(0, amount);

/** Splits what all merchants of a payment give back by what each has left. */
function prorateRefund(balances: readonly MerchantBalance[], amount: number): number[] {
  const weights = [
    ...balances.map(({ left }) => atLeastZero(left.goods)),
    ...balances.map(({ left }) => atLeastZero(left.delivery)),
  ];
  const available = Math.min(amount, sum(weights));
  const [first = 0, ...others] = prorate(available, weights);
  // More than what is left makes the first merchant owe the shop.
  return [first + amount - available, ...others];
}

/** The goods and the delivery that one merchant gives back. */
function splitOwnRefund({ left }: MerchantBalance, { amount, delivery }: RefundSplit): number[] {
  const beyondGoods = atLeastZero(amount - atLeastZero(left.goods));
  const part = delivery ?? Math.min(beyondGoods, atLeastZero(left.delivery));
  return [amount - part, part];
}

/** How much of the goods and of the delivery of each merchant is given back. */
function splitRefund(balances: readonly MerchantBalance[], refund: RefundSplit) {
  const [own] = balances;
  const parts =
    own && refund.merchantId !== null
      ? splitOwnRefund(own, refund)
      : prorateRefund(balances, refund.amount);
  return balances.map((balance, index) => ({
    balance,
    goods: parts[index] ?? 0,
    delivery: parts[balances.length + index] ?? 0,
  }));
}

/** The part of a commission or duty that goes back with the goods, so that all of it goes with all of them. */
function shareOfGoods(
  { taken, left }: MerchantBalance,
  kind: 'commission' | 'duty',
  goods: number,
): number {
  const returned = Math.min(taken.goods, taken.goods - left.goods + goods);
  const [due = 0] = prorate(taken[kind], [returned, taken.goods - returned]);
  return due - (taken[kind] - left[kind]);
}

/** The entries of a refund, whose sum at the provider is the amount given back. */
export function listRefundEntries(
  balances: readonly MerchantBalance[],
  refund: RefundSplit,
): readonly EntryAmount[] {
  const { amount, merchantId } = refund;
  const concerned = balances.filter(
    (balance) => merchantId === null || balance.merchantId === merchantId,
  );
  if (concerned.length === 0) return [{ merchantId, kind: 'refund', amount: -amount }];
  return withoutZero(
    splitRefund(concerned, refund).flatMap(({ balance, goods, delivery }) => [
      { merchantId: balance.merchantId, kind: 'refund' as const, amount: -goods },
      { merchantId: balance.merchantId, kind: 'delivery' as const, amount: -delivery },
      {
        merchantId: balance.merchantId,
        kind: 'commission' as const,
        amount: shareOfGoods(balance, 'commission', goods),
      },
      {
        merchantId: balance.merchantId,
        kind: 'duty' as const,
        amount: shareOfGoods(balance, 'duty', goods),
      },
    ]),
  );
}
