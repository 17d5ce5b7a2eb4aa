import { createHmac, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { openPartnerServer } from '../../../test/support/partner-server.ts';
import { decryptText, readKeyId } from '../../encryption/encrypt.ts';
import { createEncryptionKey } from '../../encryption/keyring.ts';
import { sendDeliveries } from './jobs.ts';
import { keepWebhookSecrets } from './keep-secrets.ts';
import { secretPlace } from './signature.ts';

const HOUR_MS = 3_600_000;

let shop: OperatorHarness;
let partner: Awaited<ReturnType<typeof openPartnerServer>>;
beforeAll(async () => {
  shop = await openOperatorHarness({ environment: { WEBHOOK_NETWORKS: '127.0.0.0/8' } });
  partner = await openPartnerServer(() => ({ text: 'ok' }));
});
afterAll(async () => {
  await partner.close();
  await shop.close();
});
beforeEach(async () => {
  partner.requests.length = 0;
  await shop.db.deleteFrom('webhook_endpoints').execute();
});

async function ask(...[method, path, input]: Parameters<OperatorHarness['ask']>) {
  const { session } = await shop.createOperator('owner');
  return shop.ask(method, path, { ...input, session });
}

async function createEndpoint(): Promise<{ id: string; secret: string }> {
  const url = `${partner.endpoint}/events`;
  const { body } = await ask('POST', 'webhooks', {
    body: { name: 'ERP', url, events: ['order.paid'] },
  });
  return body;
}

const replace = async (id: string, query = '') =>
  (await ask('PUT', `webhooks/${id}/secret${query}`)).body;

const runJob = (
  job: typeof sendDeliveries | typeof keepWebhookSecrets,
  keyring = shop.deps.keyring,
) =>
  job.run({
    ...{ database: shop.database, dataDir: '', now: shop.deps.now },
    deps: { ...shop.deps, keyring, logError() {} },
  });

/** Sends a delivery, and answers with its signatures and what each secret would give. */
async function deliver(endpoint_id: string) {
  const at = new Date(shop.clock.now);
  const event = await shop.db
    .insertInto('shop_events')
    .values({ type: 'order.paid', subject_id: '1', happened_at: at, distributed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('webhook_deliveries')
    .values({ endpoint_id, event_id: event.id, due_at: at, created_at: at })
    .execute();
  while (await runJob(sendDeliveries));
  const { headers = {}, body = '' } = partner.requests.at(-1) ?? {};
  const text = `${headers['webhook-timestamp']}.${body}`;
  return {
    signatures: String(headers['webhook-signature']).split(' '),
    sign: (secret: string) => `v1=${createHmac('sha256', secret).update(text).digest('hex')}`,
  };
}

it('signs with both secrets for the time that was asked for, and then with the new one', async () => {
  const { id, secret: former } = await createEndpoint();
  const replaced = await replace(id, '?overlapHours=24');
  const until = new Date(shop.clock.now + 24 * HOUR_MS).toISOString();
  expect(replaced.formerSecretUntil).toBe(until);
  const during = await deliver(id);
  expect(during.signatures).toEqual([during.sign(replaced.secret), during.sign(former)]);

  shop.clock.now += 24 * HOUR_MS;
  const after = await deliver(id);
  expect(after.signatures).toEqual([after.sign(replaced.secret)]);
  expect((await ask('GET', `webhooks/${id}`)).body.formerSecretUntil).toBeNull();
});

it('ends the former secret at once unless a time is asked for', async () => {
  const { id } = await createEndpoint();
  const replaced = await replace(id);
  expect(replaced.formerSecretUntil).toBeNull();
  const { signatures, sign } = await deliver(id);
  expect(signatures).toEqual([sign(replaced.secret)]);
});

it('keeps the last secret only, when it is replaced twice', async () => {
  const { id } = await createEndpoint();
  const second = await replace(id, '?overlapHours=24');
  const third = await replace(id, '?overlapHours=24');
  const { signatures, sign } = await deliver(id);
  expect(signatures).toEqual([sign(third.secret), sign(second.secret)]);
});

it('ends a former secret before its time, and records it once', async () => {
  const { id } = await createEndpoint();
  const replaced = await replace(id, '?overlapHours=336');
  const { status, body } = await ask('DELETE', `webhooks/${id}/former-secret`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id, formerSecretUntil: null, version: replaced.version + 1 });
  const { signatures, sign } = await deliver(id);
  expect(signatures).toEqual([sign(replaced.secret)]);

  expect((await ask('DELETE', `webhooks/${id}/former-secret`)).status).toBe(404);
  const records = await shop.db
    .selectFrom('audit_records')
    .select(['action', 'after'])
    .where('target_id', '=', id)
    .execute();
  expect(records.filter(({ action }) => action === 'endFormerWebhookSecret')).toHaveLength(1);
  expect(JSON.stringify(records)).not.toContain(replaced.secret);
});

it.each(['-1', '337', 'x'])('refuses %s hours of both secrets', async (hours) => {
  const { id } = await createEndpoint();
  const { status } = await ask('PUT', `webhooks/${id}/secret?overlapHours=${hours}`);
  expect(status).toBe(400);
});

it('forgets a former secret whose time has ended', async () => {
  const { id } = await createEndpoint();
  await replace(id, '?overlapHours=1');
  const read = () =>
    shop.db
      .selectFrom('webhook_endpoints')
      .select('former_secret')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  await runJob(keepWebhookSecrets);
  expect((await read()).former_secret).not.toBeNull();
  shop.clock.now += HOUR_MS;
  await runJob(keepWebhookSecrets);
  expect((await read()).former_secret).toBeNull();
});

it('encrypts both secrets again after a rotation of the keys', async () => {
  const { id, secret: former } = await createEndpoint();
  const { secret } = await replace(id, '?overlapHours=24');
  const current = createEncryptionKey('k2', randomBytes(32));
  const keyring = { current, all: [current, ...shop.deps.keyring.all] };
  await runJob(keepWebhookSecrets, keyring);
  const row = await shop.db
    .selectFrom('webhook_endpoints')
    .select(['secret', 'former_secret'])
    .executeTakeFirstOrThrow();
  const alone = { current, all: [current] };
  expect(readKeyId(row.secret)).toBe('k2');
  expect(decryptText(alone, secretPlace(id), row.secret)).toBe(secret);
  expect(decryptText(alone, secretPlace(id), row.former_secret ?? Buffer.of())).toBe(former);
});
