import type { BillProvider } from '@vitrine/contract/admin';
import { CHINA_OFFSET_MS, DAY_MS } from '@vitrine/kit';
import type { SandboxDeps } from '../sandbox-deps.ts';
import type { BillsPort } from './port.ts';

/** The bills of the sandbox's cashier. */
export const sandboxBills = (provider: BillProvider, { db }: SandboxDeps): BillsPort => ({
  async download(day) {
    const from = new Date(Date.parse(day) - CHINA_OFFSET_MS);
    const to = new Date(from.getTime() + DAY_MS);
    const payments = await db
      .selectFrom('sandbox_payments')
      .select(['number', 'amount'])
      .where('provider', '=', provider)
      .where('state', '=', 'SUCCESS')
      .where('created_at', '>=', from)
      .where('created_at', '<', to)
      .execute();
    const refunds = await db
      .selectFrom('sandbox_refunds')
      .innerJoin('sandbox_payments', 'sandbox_payments.number', 'sandbox_refunds.payment_number')
      .select(['sandbox_refunds.number', 'sandbox_refunds.amount'])
      .where('sandbox_payments.provider', '=', provider)
      .where('sandbox_refunds.done_at', '>=', from)
      .where('sandbox_refunds.done_at', '<', to)
      .execute();
    return [
      ...payments.map(({ number, amount }) => ({
        kind: 'payment' as const,
        number,
        amount: Number(amount),
      })),
      ...refunds.map(({ number, amount }) => ({
        kind: 'refund' as const,
        number,
        amount: Number(amount),
      })),
    ];
  },
});
