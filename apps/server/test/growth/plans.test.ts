import {
  type CompiledQuery,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/database/schema.ts';
import { findSalesByHour } from '../../src/resources/admin-dashboard/sales-queries.ts';
import { findWaitingSteps } from '../../src/resources/admin-dashboard/waiting-queries.ts';
import { reportOverdueOrders } from '../../src/resources/admin-orders/jobs.ts';
import {
  countByStatus,
  findLines,
  findMerchantOrders,
} from '../../src/resources/admin-orders/list-queries.ts';
import { findMaskedShoppers, findOrders } from '../../src/resources/admin-search/finders.ts';
import { parseSearchText } from '../../src/resources/admin-search/search-text.ts';
import { findShoppers } from '../../src/resources/admin-shoppers/queries.ts';
import { computeMissingTokens } from '../../src/resources/order-search/queries.ts';
import { findMerchantBalances } from '../../src/resources/payouts/queries.ts';
import { FIRST_MERCHANT, growLedger, growOrders, growShoppers } from '../support/grow-shop.ts';
import { createKeyring } from '../support/personal-id-fixture.ts';
import { openTestShop } from '../support/test-shop.ts';

const NOW = Date.parse('2026-11-25T02:00:00Z');
const MERCHANT = String(FIRST_MERCHANT);
/** The tables whose rows a query of the back office may not read one by one. */
const GROWING = new Set([
  'orders',
  'merchant_orders',
  'order_items',
  'shipments',
  'order_search_tokens',
  'shoppers',
  'ledger_entries',
  'payout_entries',
]);
/** Indexes of what waits, which is little however long the shop exists. */
const OF_WHAT_WAITS = /^merchant_orders_(?:open|open_of_merchant|to_report)$/;

let shop: Awaited<ReturnType<typeof openTestShop>>;
beforeAll(async () => {
  shop = await openTestShop();
  const { db } = shop.database;
  const buyers = await growShoppers(db, 2_000);
  await growOrders(db, { orders: 2_000, waiting: 60, merchants: 40, now: NOW, buyers });
  await growLedger(db);
  // Indexes of arrays keep what is new apart until then.
  await sql`vacuum analyze`.execute(db);
});
afterAll(() => shop.close());

/** A database that keeps what it is asked and answers one row without columns. */
function openRecorder() {
  const queries: CompiledQuery[] = [];
  const connection = {
    async executeQuery<Row>(query: CompiledQuery) {
      queries.push(query);
      return { rows: [] as Row[] };
    },
    async *streamQuery() {},
  };
  const nothing = async () => {};
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  };
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return { db, queries };
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

const listNodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(listNodes)];

/** Whether a step of a plan reads a growing table as a whole. */
function isUnbounded(node: PlanNode): boolean {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index } = node;
  if (table === undefined || !GROWING.has(table) || type === 'ModifyTable') return false;
  if (type === 'Seq Scan') return true;
  if (type === 'Bitmap Heap Scan') return (node.Plans ?? []).some((one) => isWholeIndex(one));
  return isWholeIndex(node) && !OF_WHAT_WAITS.test(index ?? '');
}

const isWholeIndex = (node: PlanNode): boolean =>
  node['Index Name'] !== undefined &&
  node['Index Cond'] === undefined &&
  !OF_WHAT_WAITS.test(node['Index Name']);

/** The steps of a query that read a growing table as a whole, when no index is left aside for being small. */
const findUnbounded = ({ sql: text, parameters }: CompiledQuery): Promise<string[]> =>
  shop.database.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const { rows } = await trx.executeQuery<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>({
      ...sql`select`.compile(trx),
      sql: `explain (format json) ${text}`,
      parameters,
    });
    const [{ Plan: plan } = { Plan: { 'Node Type': 'none' } }] = rows[0]?.['QUERY PLAN'] ?? [];
    expect(plan['Node Type']).not.toBe('none');
    return listNodes(plan)
      .filter(isUnbounded)
      .map((node) => `${node['Node Type']} of ${node['Relation Name']}`);
  });

const scope = { operatorId: '1', reviewsPages: true, now: NOW };
const recipients = { keyring: createKeyring('shop'), includesRecipients: true };
const seen = { language: 'zh-CN', canSeeShoppers: true, recipients } as const;
const listed = { size: 50, sort: 'newest' } as const;
const listing = { after: undefined, merchantId: null, now: NOW, recipients };
const ALL_QUEUES = [
  'merchant-orders',
  'returns',
  'personal-ids',
  'conversations',
  'privacy-requests',
  'fapiao',
] as const;

const QUERIES: readonly (readonly [string, (db: Kysely<Database>) => Promise<unknown>])[] = [
  ['balances of all merchants', (db) => findMerchantBalances(db, undefined)],
  ['balances of one merchant', (db) => findMerchantBalances(db, MERCHANT)],
  ['shoppers by a number', (db) => findShoppers(db, '13900000077')],
  ['shoppers by an id', (db) => findShoppers(db, '1234')],
  ['shoppers by an e-mail', (db) => findShoppers(db, 'shopper-2@example.com')],
  [
    'everything by a mobile: shoppers',
    (db) =>
      findMaskedShoppers(db, { ...seen, merchantId: null, search: parseSearchText('13900000077') }),
  ],
  [
    'everything by a number: orders',
    (db) => findOrders(db, { ...seen, merchantId: null, search: parseSearchText('1234') }),
  ],
  [
    'everything by a mobile: orders of a merchant',
    (db) =>
      findOrders(db, { ...seen, merchantId: MERCHANT, search: parseSearchText('13900000077') }),
  ],
  [
    'everything by a name: orders',
    (db) => findOrders(db, { ...seen, merchantId: null, search: parseSearchText('王雨桐') }),
  ],
  [
    'the list of orders by a name',
    (db) => findMerchantOrders(db, { ...listed, search: '王雨桐' }, listing),
  ],
  [
    'the list of orders by a part of a number',
    (db) => findMerchantOrders(db, { ...listed, search: '9000' }, listing),
  ],
  ['the lines of a page of orders', (db) => findLines(db, ['1', '2', '3'])],
  ['orders without search tokens', (db) => computeMissingTokens(db, recipients.keyring, 200)],
  [
    'queues of the dashboard',
    (db) => findWaitingSteps(db, ALL_QUEUES, { ...scope, merchantId: null }),
  ],
  [
    'queues of a merchant',
    (db) => findWaitingSteps(db, ALL_QUEUES, { ...scope, merchantId: MERCHANT }),
  ],
  ['counts of merchant orders', (db) => countByStatus(db, null, NOW)],
  ['counts of merchant orders of a merchant', (db) => countByStatus(db, MERCHANT, NOW)],
  ['hours of orders', (db) => findSalesByHour(db, null, NOW)],
  ['hours of orders of a merchant', (db) => findSalesByHour(db, MERCHANT, NOW)],
  [
    'the report of what is overdue',
    (db) =>
      reportOverdueOrders.run({
        deps: { db, now: () => NOW, logError: () => {}, onOverdueOrders: () => {} },
        database: shop.database,
        dataDir: '',
        now: () => NOW,
      }),
  ],
];

it.each(QUERIES)('%s need no whole table that grows', async (_, ask) => {
  const { db, queries } = openRecorder();
  // A query that expects a row fails after it was recorded.
  await ask(db).catch(() => {});
  expect(queries.length).toBeGreaterThan(0);
  for (const query of queries) expect(await findUnbounded(query)).toEqual([]);
});

it('a query without an index is found', async () => {
  const { db, queries } = openRecorder();
  await db.selectFrom('shoppers').select('id').where('name', '=', 'x').execute();
  await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll().as('count'))
    .execute();
  const found = [];
  for (const query of queries) found.push(...(await findUnbounded(query)));
  expect(found).toHaveLength(2);
});
