import type { Call } from '@vitrine/contract';
import {
  type AdminCallName,
  adminCalls,
  hasPermission,
  OPERATOR_ROLES,
  type OperatorRole,
  PERMISSIONS,
} from '@vitrine/contract/admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallInput } from '../every-call/call-input.ts';
import { makePasswordsCheap } from '../support/cheap-passwords.ts';
import { reasonOf } from '../support/reason-of.ts';
import { type AdminFixture, openAdminFixture } from './admin-fixture.ts';
import { adminExamples } from './examples.ts';

/** The merchant whose orders, sizes and files the examples create. */
const MERCHANT = '501';
const OTHER_MERCHANT = '502';

makePasswordsCheap();
let fixture: AdminFixture;
beforeAll(async () => {
  fixture = await openAdminFixture();
  await fixture.createMerchant(OTHER_MERCHANT);
});
afterAll(() => fixture.close());

const calls = Object.entries<Call>(adminCalls)
  .map(([name, call]) => [name as AdminCallName, call] as const)
  .filter(([, { caller }]) => caller === 'operator');
const ofShop = calls.filter(([, { scope }]) => scope === 'shop');
const ofMerchants = calls.filter(([, { scope }]) => scope === 'merchant');

const ANY_PARAMS = new Proxy<Record<string, string>>({}, { get: () => '999999' });

/** A key of a merchant for everything, whose creator has a role now. */
async function createKeyOf(role: OperatorRole, merchantId: string): Promise<string> {
  const { id, session } = await fixture.createOperator('owner');
  const apiKey = await fixture.createKey(['orders:read'], { session, merchantId });
  const all = { permissions: [...PERMISSIONS] };
  await fixture.db.updateTable('api_keys').set(all).where('created_by', '=', id).execute();
  const change = { role, merchant_id: role === 'merchant' ? merchantId : null };
  await fixture.db.updateTable('operators').set(change).where('id', '=', id).execute();
  return apiKey;
}

const askByKey = (call: Call, input: CallInput, apiKey: string) =>
  fixture.ask(call, {
    ...input,
    headers: { ...input.headers, authorization: `Bearer ${apiKey}` },
  });

describe.each(OPERATOR_ROLES)("a merchant's key by an operator with the role %s", (role) => {
  it('is refused what is for the whole shop, and nothing else for its scope', async () => {
    const apiKey = await createKeyOf(role, MERCHANT);
    const refused: string[] = [];
    for (const [name, call] of calls) {
      // Scope and permission come before the input, so that none is needed.
      const answer = await askByKey(call, { params: ANY_PARAMS }, apiKey);
      if (reasonOf(answer) === 'whole-shop-needed') refused.push(name);
      else if (call.permission && !hasPermission(role, call.permission))
        expect(answer.status, name).toBe(403);
    }
    expect(refused).toEqual(ofShop.map(([name]) => name));
  });
});

describe.each(ofShop)('%s, which is for the whole shop,', (name, call) => {
  it("is refused to a merchant's key and staff with a valid request", async () => {
    const apiKey = await createKeyOf('owner', MERCHANT);
    const { session } = await fixture.createOperator('merchant', MERCHANT);
    const valid = await adminExamples[name].valid(fixture);
    for (const answer of [
      await askByKey(call, valid, apiKey),
      await fixture.ask(call, valid, session),
    ])
      expect([answer.status, reasonOf(answer)]).toEqual([403, 'whole-shop-needed']);
  });
});

/** What the staff of no merchant may do: their machines may, each with what is its merchant's. */
const KEYS_ONLY: readonly AdminCallName[] = [
  ...(['refundMerchantOrder', 'revealOrderAddress', 'refundReturn'] as const),
  ...(['undoChange', 'undoJob', 'createVariant', 'updateVariant', 'deleteVariant'] as const),
  ...(['createScheduledPrice', 'deleteScheduledPrice'] as const),
  ...(['listMessages', 'getMessage', 'retryMessage'] as const),
  ...(['listWebhookEndpoints', 'getWebhookEndpoint', 'createWebhookEndpoint'] as const),
  ...(['updateWebhookEndpoint', 'replaceWebhookSecret', 'endFormerWebhookSecret'] as const),
  ...(['deleteWebhookEndpoint', 'listWebhookDeliveries', 'getWebhookDelivery'] as const),
  'resendWebhookDelivery',
];

it('opens to merchants what their staff may do, and a list of what their machines may', () => {
  const beyond = ofMerchants.filter(
    ([, { permission }]) => permission && !hasPermission('merchant', permission),
  );
  expect(beyond.map(([name]) => name).sort()).toEqual([...KEYS_ONLY].sort());
});

/** The words of the catalogue are the same for all merchants. */
const SHARED: readonly AdminCallName[] = ['getSet', 'getSale'];

describe.each(ofMerchants)('%s, which is for merchants too,', (name, call) => {
  it('is served to their staff with its permission', async () => {
    const { session } = await fixture.createOperator('merchant', MERCHANT);
    const answer = await fixture.ask(call, await adminExamples[name].valid(fixture), session);
    const isAllowed = !call.permission || hasPermission('merchant', call.permission);
    expect(reasonOf(answer)).toBe(isAllowed ? undefined : 'permission-needed');
    expect(answer.status).toBe(isAllowed ? 200 : 403);
  });

  it.runIf(call.params && !SHARED.includes(name))(
    'reaches nothing of another merchant by a key for everything',
    async () => {
      const apiKey = await createKeyOf('owner', OTHER_MERCHANT);
      const answer = await askByKey(call, await adminExamples[name].valid(fixture), apiKey);
      expect([403, 404]).toContain(answer.status);
      expect(reasonOf(answer)).not.toBe('whole-shop-needed');
    },
  );
});

/** Lists of what belongs to one merchant, with a call whose example adds a row. */
const OWN_LISTS = [
  ['listMerchantOrders', 'getMerchantOrder'],
  ['listMerchantReturns', 'getMerchantReturn'],
  ['listFapiao', 'getFapiao'],
  ['listOperatorJobs', 'getOperatorJob'],
  ['listLedgerEntries', 'createPayout'],
  ['listMerchantBalances', 'createPayout'],
  ['listPayouts', 'getPayout'],
] as const;

it.each(OWN_LISTS)('%s lists nothing of another merchant', async (name, example) => {
  await adminExamples[example].valid(fixture);
  const countRows = async (merchantId: string) => {
    const apiKey = await createKeyOf('owner', merchantId);
    const { body } = await askByKey(adminCalls[name], {}, apiKey);
    return (Array.isArray(body) ? body : (body as { items: unknown[] }).items).length;
  };
  expect(await countRows(MERCHANT)).toBeGreaterThan(0);
  expect(await countRows(OTHER_MERCHANT)).toBe(0);
});

it.each(['listAuditRecords', 'getAnalytics', 'listApiKeys', 'listOperators'] as const)(
  'keeps %s, which tells of the whole shop, from merchants',
  (name) => expect(adminCalls[name].scope).toBe('shop'),
);
