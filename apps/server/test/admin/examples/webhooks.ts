import { randomUUID } from 'node:crypto';
import type { webhooks } from '@vitrine/contract/admin';
import { encryptText } from '../../../src/encryption/encrypt.ts';
import { secretPlace } from '../../../src/resources/webhooks/signature.ts';
import type { CallInput } from '../../every-call/call-input.ts';
import type { AdminFixture } from '../admin-fixture.ts';

const BODY = { name: 'ERP', url: 'https://erp.example/events', events: ['order.paid'] };

/** There can be 50 endpoints, and every example adds some. */
async function insertEndpoint({ db, deps }: AdminFixture, isReplaced = false): Promise<string> {
  await db.deleteFrom('webhook_endpoints').execute();
  const id = randomUUID();
  const secret = encryptText(deps.keyring, secretPlace(id), 'whsec_x');
  const created_at = new Date(deps.now());
  const [former_secret, former_secret_until] = [secret, new Date(deps.now() + 3_600_000)];
  await db
    .insertInto('webhook_endpoints')
    .values({
      ...BODY,
      id,
      secret,
      created_at,
      ...(isReplaced && { former_secret, former_secret_until }),
    })
    .execute();
  return id;
}

async function insertDelivery(fixture: AdminFixture): Promise<string> {
  const { db, deps } = fixture;
  const now = new Date(deps.now());
  const event = await db
    .insertInto('shop_events')
    .values({ type: 'order.paid', subject_id: '1', happened_at: now, distributed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const endpoint_id = await insertEndpoint(fixture);
  const delivery = await db
    .insertInto('webhook_deliveries')
    .values({ endpoint_id, event_id: event.id, due_at: now, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return delivery.id;
}

const endpoint = {
  valid: async (f: AdminFixture) => ({ params: { id: await insertEndpoint(f) } }),
};
const delivery = {
  valid: async (f: AdminFixture) => ({ params: { id: await insertDelivery(f) } }),
};

/** A valid request of every call of webhooks. */
export const webhookExamples: Readonly<
  Record<keyof typeof webhooks, { valid(fixture: AdminFixture): Promise<CallInput> | CallInput }>
> = {
  listWebhookEndpoints: { valid: () => ({}) },
  getWebhookEndpoint: endpoint,
  createWebhookEndpoint: {
    valid: async ({ db }) => {
      await db.deleteFrom('webhook_endpoints').execute();
      return { body: BODY };
    },
  },
  updateWebhookEndpoint: {
    valid: async (fixture) => ({
      params: { id: await insertEndpoint(fixture) },
      headers: { 'if-match': '1' },
      body: { ...BODY, status: 'paused' },
    }),
  },
  replaceWebhookSecret: endpoint,
  endFormerWebhookSecret: {
    valid: async (f) => ({ params: { id: await insertEndpoint(f, true) } }),
  },
  deleteWebhookEndpoint: endpoint,
  listWebhookDeliveries: { valid: () => ({ query: { size: '2', status: 'failed' } }) },
  getWebhookDelivery: delivery,
  resendWebhookDelivery: delivery,
};
