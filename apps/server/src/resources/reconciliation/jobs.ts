import { DAY_MS, toChinaIsoDate } from '@vitrine/kit';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { defineRecurringJob } from '../../jobs/recurring-job.ts';
import { PROVIDER_OF_CHANNEL } from '../../providers/payments/payment-providers.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import type { Providers } from '../../providers/providers.ts';
import { compareProviderBill, type DueBill } from './compare-provider-bill.ts';

export interface ReconciliationDeps {
  readonly db: Kysely<Database>;
  readonly providers: Pick<Providers, 'bills' | 'offeredPayments'>;
  readonly now: () => number;
  readonly logError: (details: Readonly<Record<string, unknown>>, message: string) => void;
}

const EVERY_MS = 300_000;
/** Providers make the bill of a day until eleven in the morning of the next. */
const READY_AFTER_MS = 11 * 3_600_000;
/** Bills of days on which no process ran. */
const DAYS_BACK = 7;
const RETRY_MS = 1_800_000;
/** After a day of attempts, an operator has to look into it. */
const MAX_ATTEMPTS = 48;

/** The last days whose bills exist. */
export function listBillDays(now: number): string[] {
  const latest = now - READY_AFTER_MS - DAY_MS;
  return Array.from({ length: DAYS_BACK }, (_, index) => toChinaIsoDate(latest - index * DAY_MS));
}

/** Plans the bills of the last days, from the first day on which the shop took money. */
async function planBills({ db, providers, now }: ReconciliationDeps) {
  const offered = new Set(
    providers.offeredPayments.channels.map((each) => PROVIDER_OF_CHANNEL[each]),
  );
  const days = listBillDays(now());
  const first = await db
    .selectFrom('ledger_entries')
    .select('at')
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  if (!first) return;
  const since = toChinaIsoDate(first.at.getTime());
  const rows = (['wechat', 'alipay'] as const)
    .filter((provider) => offered.has(provider))
    .flatMap((provider) => days.map((day) => ({ provider, day, due_at: new Date(now()) })))
    .filter(({ day }) => day >= since);
  if (rows.length === 0) return;
  await db
    .insertInto('provider_bills')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Claims the next due bill by postponing its next attempt; the earliest day first. */
async function claimBill({ db, now }: ReconciliationDeps) {
  const { rows } = await sql<DueBill & { attempts: number }>`
    update provider_bills set attempts = attempts + 1, due_at = ${new Date(now() + RETRY_MS)}
    where id = (select id from provider_bills where due_at <= ${new Date(now())}
      order by day, id limit 1 for update skip locked)
    returning id, provider, day::text as day, attempts`.execute(db);
  return rows[0];
}

const failBill = (db: Kysely<Database>, id: string) =>
  db
    .updateTable('provider_bills')
    .set({ status: 'failed', due_at: null })
    .where('id', '=', id)
    .execute();

/** Compares the bills of payment providers with the money here, every morning. */
export const compareBills = defineRecurringJob<ReconciliationDeps>({
  name: 'compare-bills',
  everyMs: EVERY_MS,
  async run({ deps }) {
    await planBills(deps);
    const bill = await claimBill(deps);
    if (!bill) return false;
    const { id, provider, day, attempts } = bill;
    try {
      await compareProviderBill({ ...deps, bills: deps.providers.bills }, bill);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const { fault, code } = error;
      deps.logError({ provider, day, fault, code }, 'bill of a payment provider not compared');
      if (attempts >= MAX_ATTEMPTS) await failBill(deps.db, id);
    }
    return true;
  },
});
