import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { IDS, seedCatalogueFixture } from '../../../test/support/catalogue-fixture.ts';
import { openPartnerServer, type PartnerAnswer } from '../../../test/support/partner-server.ts';
import { openProviders } from '../../providers/providers.ts';
import { distributeEvents } from '../messages/jobs.ts';
import { sendDeliveries } from './jobs.ts';
import { MAX_ATTEMPTS, MAX_FAILURES } from './rules.ts';

const HOUR_MS = 3_600_000;
const OK: PartnerAnswer = { text: 'ok' };

let shop: OperatorHarness;
let partner: Awaited<ReturnType<typeof openPartnerServer>>;
let answer: PartnerAnswer = OK;
let variant: { id: string; product_id: string; merchant_id: string };
beforeAll(async () => {
  const environment = { WEBHOOK_NETWORKS: '127.0.0.0/8' };
  shop = await openOperatorHarness({ environment, seed: seedCatalogueFixture });
  partner = await openPartnerServer(() => answer);
  variant = await shop.db
    .selectFrom('variants')
    .select(['id', 'product_id', 'merchant_id'])
    .where('merchant_id', '!=', IDS.merchant)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
});
afterAll(async () => {
  await partner.close();
  await shop.close();
});
beforeEach(async () => {
  answer = OK;
  partner.requests.length = 0;
  await shop.db.deleteFrom('webhook_endpoints').execute();
  await shop.db.deleteFrom('shop_events').execute();
});

/** Asks as an owner who logged in just now. */
async function ask(...[method, path, input]: Parameters<OperatorHarness['ask']>) {
  const { session } = await shop.createOperator('owner');
  return shop.ask(method, path, { ...input, session });
}

const createEndpoint = async (changed: object = {}) => {
  const url = `${partner.endpoint}/events`;
  const body = { name: 'ERP', url, events: ['stock.changed'], ...changed };
  return (await ask('POST', 'webhooks', { body })).body;
};

let quantity = 100;
const changeStock = () =>
  shop.db
    .updateTable('variants')
    .set({ quantity: ++quantity })
    .where('id', '=', variant.id)
    .execute();

async function runJobs() {
  const { db, deps } = shop;
  const providers = openProviders(deps.settings.providers, {
    db,
    now: deps.now,
    brand: deps.settings.brand,
  });
  const all = { ...deps, providers, logError() {} };
  const context = { database: shop.database, dataDir: '', now: deps.now, deps: all };
  while (await distributeEvents.run(context));
  while (await sendDeliveries.run(context));
}

const readDelivery = async () => {
  const { body } = await ask('GET', 'webhook-deliveries');
  return (await ask('GET', `webhook-deliveries/${body.items[0].id}`)).body;
};

it('sends a change of stock, which the receiver can verify', async () => {
  const { secret } = await createEndpoint();
  await changeStock();
  await runJobs();
  expect(partner.requests).toHaveLength(1);
  const { body = '', headers = {} } = partner.requests[0] ?? {};
  const timestamp = String(headers['webhook-timestamp']);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  expect(headers['webhook-signature']).toBe(`v1=${signature}`);
  expect(Number(timestamp) * 1000).toBeLessThanOrEqual(shop.clock.now);
  expect(JSON.parse(body)).toMatchObject({
    id: headers['webhook-id'],
    type: 'stock.changed',
    subject: { type: 'variant', id: variant.id },
    data: { productId: variant.product_id, quantity: String(quantity) },
  });
  expect(await readDelivery()).toMatchObject({ status: 'delivered', body, attempts: 1 });
});

it('keeps the secret encrypted and shows it once', async () => {
  const { id, secret } = await createEndpoint();
  const row = await shop.db.selectFrom('webhook_endpoints').selectAll().executeTakeFirstOrThrow();
  expect(row.secret.toString('latin1')).not.toContain(secret);
  const { body } = await ask('GET', `webhooks/${id}`);
  expect(JSON.stringify(body)).not.toContain(secret);
  const records = await shop.db.selectFrom('audit_records').select('after').execute();
  expect(JSON.stringify(records)).not.toContain(secret);
});

it('signs with the new secret once the old one is replaced', async () => {
  const { id } = await createEndpoint();
  const { body } = await ask('PUT', `webhooks/${id}/secret`);
  await changeStock();
  await runJobs();
  const [request] = partner.requests;
  const text = `${request?.headers['webhook-timestamp']}.${request?.body}`;
  const signature = createHmac('sha256', body.secret).update(text).digest('hex');
  expect(request?.headers['webhook-signature']).toBe(`v1=${signature}`);
});

it.each([
  ['another merchant', { merchantId: IDS.merchant }],
  ['another event', { events: ['order.paid'] }],
])('sends nothing to an endpoint of %s', async (_, changed) => {
  await createEndpoint({ events: ['stock.changed'] });
  await createEndpoint({ url: `${partner.endpoint}/other`, ...changed });
  await changeStock();
  await runJobs();
  expect(partner.requests.map(({ path }) => path)).toEqual(['/events']);
});

it('records no event of the catalogue that no endpoint wants', async () => {
  await createEndpoint({ events: ['order.paid'] });
  await changeStock();
  expect(await shop.db.selectFrom('shop_events').selectAll().execute()).toEqual([]);
});

it('records a change of price and of a product', async () => {
  await createEndpoint({ events: ['product.changed'] });
  const { db } = shop;
  const prices = { price_incl_taxes: 100 + quantity, price_without_promotion: 200 + quantity };
  await db.updateTable('variants').set(prices).where('id', '=', variant.id).execute();
  const { product_id } = variant;
  await db.updateTable('products').set({ is_online: true }).where('id', '=', product_id).execute();
  const events = await db.selectFrom('shop_events').select(['type', 'subject_id']).execute();
  const changed = { type: 'product.changed', subject_id: product_id };
  expect(events).toEqual([changed, changed]);
});

it('tries again with growing pauses, with the same body and a new time', async () => {
  answer = { text: 'busy', status: 503 };
  await createEndpoint();
  await changeStock();
  await runJobs();
  await runJobs();
  expect(partner.requests).toHaveLength(1);
  answer = OK;
  shop.clock.now += HOUR_MS;
  await runJobs();
  const [first, second] = partner.requests;
  expect(second?.body).toBe(first?.body);
  expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp']);
  const { log } = await readDelivery();
  expect(log.map(({ statusCode }: { statusCode: number }) => statusCode)).toEqual([503, 200]);
});

it('gives up after the last attempt, until an operator sends it again', async () => {
  answer = 'hang-up';
  await createEndpoint();
  await changeStock();
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    await runJobs();
    shop.clock.now += HOUR_MS;
  }
  const failed = await readDelivery();
  expect(failed).toMatchObject({ status: 'failed', attempts: MAX_ATTEMPTS });
  expect(failed.log[0]).toMatchObject({ statusCode: null, error: 'no answer' });
  answer = OK;
  await ask('POST', `webhook-deliveries/${failed.id}/resend`);
  await runJobs();
  expect(await readDelivery()).toMatchObject({ status: 'delivered' });
});

it('pauses an endpoint that fails too often, and goes on when it is activated', async () => {
  answer = { text: 'no', status: 500 };
  const { id, name, url, events } = await createEndpoint();
  await shop.db
    .updateTable('webhook_endpoints')
    .set({ failures: MAX_FAILURES - 1 })
    .execute();
  await changeStock();
  await runJobs();
  const paused = (await ask('GET', `webhooks/${id}`)).body;
  expect(paused).toMatchObject({ status: 'paused', failures: MAX_FAILURES });
  answer = OK;
  shop.clock.now += HOUR_MS;
  await runJobs();
  expect(partner.requests).toHaveLength(1);
  const body = { name, url, events, status: 'active' };
  const { version } = paused;
  const activated = await ask('PUT', `webhooks/${id}`, { body, version });
  expect(activated.body).toMatchObject({ status: 'active', failures: 0 });
  await runJobs();
  expect(partner.requests).toHaveLength(2);
  const stale = await ask('PUT', `webhooks/${id}`, { body, version });
  expect(stale.status).toBe(412);
});

it.each([
  ['http://10.0.0.1/', 'private-address'],
  ['https://169.254.169.254/latest', 'private-address'],
  ['https://user:secret@erp.example/', 'credentials-in-url'],
])('refuses the URL %s', async (url, reason) => {
  const body = { name: 'ERP', url, events: ['order.paid'] };
  const response = await ask('POST', 'webhooks', { body });
  expect([response.status, response.body.error.reason]).toEqual([400, reason]);
});

it('does not connect to a host that leads into a private network', async () => {
  await createEndpoint();
  await shop.db.updateTable('webhook_endpoints').set({ url: 'https://10.0.0.1/' }).execute();
  await changeStock();
  await runJobs();
  expect((await readDelivery()).log).toMatchObject([{ error: 'private-address' }]);
});
