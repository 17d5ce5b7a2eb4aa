/** Measures what operators wait for in a shop with many orders and shoppers, on PostgreSQL. */
import { sql } from 'kysely';
import { openKeyring } from '../apps/server/src/encryption/open-keyring.ts';
import { findSalesByHour } from '../apps/server/src/resources/admin-dashboard/sales-queries.ts';
import { findWaitingSteps } from '../apps/server/src/resources/admin-dashboard/waiting-queries.ts';
import { reportOverdueOrders } from '../apps/server/src/resources/admin-orders/jobs.ts';
import { countByStatus } from '../apps/server/src/resources/admin-orders/list-queries.ts';
import {
  findMaskedShoppers,
  findOrders,
} from '../apps/server/src/resources/admin-search/finders.ts';
import { parseSearchText } from '../apps/server/src/resources/admin-search/search-text.ts';
import { findShoppers } from '../apps/server/src/resources/admin-shoppers/queries.ts';
import { foldBalances, foldOrderCounts } from '../apps/server/src/resources/kept-sums/jobs.ts';
import { findMerchantBalances } from '../apps/server/src/resources/payouts/queries.ts';
import { openOperatorHarness } from '../apps/server/test/admin/operator-harness.ts';
import {
  FIRST_MERCHANT,
  growLedger,
  growOrders,
  growShoppers,
} from '../apps/server/test/support/grow-shop.ts';
import { onPostgresql } from '../apps/server/test/support/test-shop.ts';
import { ms } from './load.ts';
import { median, report, table } from './report.ts';

const ROWS = Number(process.argv[2] ?? 100_000);
const CALLS = 30;
if (!onPostgresql) throw new Error('This needs TEST_DATABASE_URL');

const harness = await openOperatorHarness();
const { db, clock } = harness;
const now = clock.now;
const buyers = await growShoppers(db, ROWS);
await growOrders(db, { orders: ROWS, waiting: 3_000, merchants: 20, now, buyers });
await growLedger(db);
// Some changes stay unfolded, as between two runs of the job.
while ((await foldBalances(db)) > 0);
while ((await foldOrderCounts(db)) > 0);
await sql`update merchant_orders set status = 'delivered' where status = 'delivering'`.execute(db);
await sql`vacuum analyze`.execute(db);

const MOBILE = '13900000077';
const recipients = { keyring: await openKeyring(harness.deps.settings), includesRecipients: true };
const everyone = { language: 'zh-CN', merchantId: null, canSeeShoppers: true, recipients } as const;
const search = parseSearchText(MOBILE);
const queues = ['merchant-orders', 'returns', 'conversations', 'fapiao'] as const;
const scope = { operatorId: null, reviewsPages: false, now };
const context = {
  deps: { db, now: () => now, logError: () => {}, onOverdueOrders: () => {} },
  database: harness.database,
  dataDir: '',
  now: () => now,
};
const QUERIES: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['balances of all merchants', () => findMerchantBalances(db, undefined)],
  ['balances of a merchant', () => findMerchantBalances(db, String(FIRST_MERCHANT))],
  ['shoppers by a mobile', () => findShoppers(db, MOBILE)],
  ['shoppers by an e-mail', () => findShoppers(db, 'shopper-2@example.com')],
  ['everything by a mobile: shoppers', () => findMaskedShoppers(db, { ...everyone, search })],
  ['everything by a mobile: orders', () => findOrders(db, { ...everyone, search })],
  ['queues of the dashboard', () => findWaitingSteps(db, queues, { ...scope, merchantId: null })],
  ['hours of orders of the dashboard', () => findSalesByHour(db, null, now)],
  ['counts of merchant orders', () => countByStatus(db, null, now)],
  ['the report of what is overdue: a hundred', () => reportOverdueOrders.run(context)],
];

const rows: string[][] = [];
for (const [name, ask] of QUERIES) {
  const times: number[] = [];
  for (let call = -3; call < CALLS; call++) {
    const start = performance.now();
    await ask();
    if (call >= 0) times.push(performance.now() - start);
  }
  rows.push([name, ms(median(times)), ms(Math.max(...times))]);
}
await harness.close();
const count = ROWS.toLocaleString('en');
report('growth', table([`${count} orders and ${count} shoppers`, 'p50', 'longest of 30'], rows));
