import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { splitTaxes } from '../../pricing/break-down-taxes.ts';
import { findDutyRates } from '../taxes/queries.ts';
import { findCommissionRates, findSoldLines, insertEntries, type SoldLine } from './queries.ts';
import { listPaymentEntries, type MerchantSale } from './rules.ts';

export interface SettledPayment {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly at: Date;
}

/** Adds up the lines of each merchant. */
async function findSales(
  trx: Transaction<Database>,
  lines: readonly SoldLine[],
  at: Date,
): Promise<MerchantSale[]> {
  const [first] = lines;
  if (!first) return [];
  const merchantIds = [...new Set(lines.map(({ merchant_id }) => merchant_id))];
  const productIds = lines.map(({ product_id }) => product_id);
  const commissions = await findCommissionRates(trx, merchantIds, at);
  const duties = await findDutyRates(trx, productIds, first.country, at);
  const getTaxes = ({ product_id, amount_paid }: SoldLine) => {
    const rate = duties.get(product_id);
    if (!rate) return 0;
    const { duty, vat } = splitTaxes(Number(amount_paid), rate);
    return duty + vat;
  };
  return merchantIds.map((merchantId) => {
    const own = lines.filter(({ merchant_id }) => merchant_id === merchantId);
    return {
      merchantId,
      goods: own.reduce((sum, { amount_paid }) => sum + Number(amount_paid), 0),
      delivery: Number(own[0]?.shipping_paid ?? 0),
      duty: own.reduce((sum, line) => sum + getTaxes(line), 0),
      commissionRate: commissions.get(merchantId) ?? commissions.get(null) ?? 0,
    };
  });
}

/** Enters a payment in the transaction that settles it, after its order was created. */
export async function enterPayment(
  trx: Transaction<Database>,
  { id, amount, currency, at }: SettledPayment,
): Promise<void> {
  const lines = await findSoldLines(trx, id);
  const sales = await findSales(trx, lines, at);
  const orderId = lines[0]?.order_id ?? null;
  const source = { source: `payment:${id}`, paymentId: id, orderId, currency, at };
  await insertEntries(trx, source, listPaymentEntries(amount, sales));
}
