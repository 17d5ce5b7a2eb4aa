import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { compileEntries, findSaleRates, findSoldLines } from './queries.ts';
import { listPaymentEntries, listSales, type SaleRates, type SoldLine } from './rules.ts';

interface SettledPayment {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly at: Date;
}

/** The order that a payment paid. */
interface Sale {
  readonly orderId: string;
  readonly lines: readonly SoldLine[];
}

/** The statement that enters a payment, in the transaction that settles it. Without an order there is no sale. */
export const compilePaymentEntries = (
  trx: Transaction<Database>,
  { id, amount, currency, at }: SettledPayment,
  rates: SaleRates,
  sale: Sale | undefined,
) =>
  compileEntries(
    trx,
    { source: `payment:${id}`, paymentId: id, orderId: sale?.orderId ?? null, currency, at },
    listPaymentEntries(amount, listSales(sale?.lines ?? [], rates)),
  );

/** Enters a payment that was settled before. */
export async function enterSettledPayment(
  db: Kysely<Database>,
  payment: SettledPayment,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const lines = await findSoldLines(trx, payment.id);
    const rates = await findSaleRates(trx, lines, payment.at);
    const sale = lines[0] && { orderId: lines[0].order_id, lines };
    await trx.executeQuery(compilePaymentEntries(trx, payment, rates, sale));
  });
}
