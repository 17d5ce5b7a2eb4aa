import type { BillProvider } from '@vitrine/contract/admin';
import { CHINA_OFFSET_MS, DAY_MS } from '@vitrine/kit';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { BillLine } from '../../providers/bills/port.ts';
import { PROVIDER_OF_CHANNEL } from '../../providers/payments/payment-providers.ts';
import { parsePaymentNumber } from '../payments/rules.ts';
import type { OwnMoney } from './rules.ts';

const listChannels = (provider: BillProvider) =>
  Object.entries(PROVIDER_OF_CHANNEL).flatMap(([channel, each]) =>
    each === provider ? [channel] : [],
  );

interface Row extends Omit<OwnMoney, 'amount'> {
  readonly amount: string;
}

/** The shop's payments and refunds of a day, and those that the lines of its bill name. */
export async function findOwnMoney(
  trx: Transaction<Database>,
  { provider, day }: { readonly provider: BillProvider; readonly day: string },
  lines: readonly BillLine[],
): Promise<OwnMoney[]> {
  const from = new Date(Date.parse(day) - CHINA_OFFSET_MS);
  const to = new Date(from.getTime() + DAY_MS);
  const ids = lines.flatMap(({ number }) => parsePaymentNumber(number) ?? []);
  const channels = listChannels(provider);
  const { rows } = await sql<Row>`
    with money as (
      select 'payment' as kind, payments.id, payments.amount,
        payments.status in ('paid', 'refunded') as "isSettled",
        coalesce(paid_at >= ${from} and paid_at < ${to}, false) as "isOfDay"
      from payments where channel = any(${channels}::text[])
        and (payments.id = any(${ids}::uuid[]) or (paid_at >= ${from} and paid_at < ${to}))
      union all
      select 'refund', refunds.id, refunds.amount, refunds.status <> 'failed',
        coalesce(refunds.status = 'done' and done_at >= ${from} and done_at < ${to}, false)
      from refunds join payments on payments.id = refunds.payment_id
      where channel = any(${channels}::text[])
        and (refunds.id = any(${ids}::uuid[]) or (done_at >= ${from} and done_at < ${to}))
    ), numbered as (
      select *, replace(id::text, '-', '') as number from money
    )
    select kind, number, amount, "isSettled", "isOfDay", exists (
      select from provider_bill_lines line where line.provider = ${provider}
        and line.kind = numbered.kind and line.number = numbered.number) as "isListed"
    from numbered order by kind, number`.execute(trx);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}
