import { randomUUID } from 'node:crypto';
import type { Handlers } from '@vitrine/contract';
import type { webhooks } from '@vitrine/contract/admin';
import type { Language } from '@vitrine/kit';
import { acquireAdvisoryLock } from '../../database/advisory-lock.ts';
import { encryptText } from '../../encryption/encrypt.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { requireMerchant } from '../operators/require-merchant.ts';
import { findUrlFault, hasForeignPort } from './check-url.ts';
import type { WebhookDeps } from './deps.ts';
import { problem } from './problems.ts';
import {
  countEndpoints,
  findEndpoint,
  findEndpoints,
  lockEndpoint,
  toEndpoint,
} from './queries.ts';
import { createWebhookSecret, secretPlace } from './signature.ts';

type Calls = Pick<
  typeof webhooks,
  | 'listWebhookEndpoints'
  | 'getWebhookEndpoint'
  | 'createWebhookEndpoint'
  | 'updateWebhookEndpoint'
  | 'deleteWebhookEndpoint'
>;

export type WebhookRouteDeps = Pick<WebhookDeps, 'db' | 'keyring' | 'settings' | 'now'>;

/** Each event is checked against every endpoint. */
const MAX_ENDPOINTS = 50;

const toTarget = (id: string) => ({ type: 'webhook', id });

/** A machine of a merchant creates endpoints of its merchant. */
function chooseMerchant({ operator }: OperatorContext, wanted: string | null): string | null {
  const { merchantId } = operator;
  if (merchantId !== null && wanted !== null && wanted !== merchantId)
    throw new ApiProblem('forbidden');
  return merchantId ?? wanted;
}

/** The endpoints to which the events of the shop are sent. */
export function webhookHandlers({
  db,
  keyring,
  settings,
  now,
}: WebhookRouteDeps): Handlers<Calls, HandlerContexts> {
  function checkUrl(url: string, language: Language) {
    const fault = findUrlFault(url, settings.webhookNetworks);
    if (fault) throw problem(fault, language);
    if (hasForeignPort(url, settings))
      throw problem('port-not-allowed', language, { values: { port: new URL(url).port } });
  }
  return {
    async listWebhookEndpoints(_, { operator }) {
      return (await findEndpoints(db, operator.merchantId)).map((row) => toEndpoint(row, now()));
    },
    async getWebhookEndpoint({ params }, { operator }) {
      return toEndpoint(await findEndpoint(db, params.id, operator.merchantId), now());
    },
    async createWebhookEndpoint({ body }, context) {
      const { name, url, events } = body;
      checkUrl(url, context.language);
      const merchantId = chooseMerchant(context, body.merchantId);
      const id = randomUUID();
      const secret = createWebhookSecret();
      return db.transaction().execute(async (trx) => {
        await requireMerchant(trx, merchantId);
        await acquireAdvisoryLock(trx, 'webhook-endpoints');
        if ((await countEndpoints(trx)) >= MAX_ENDPOINTS)
          throw problem('too-many-webhooks', context.language, { values: { max: MAX_ENDPOINTS } });
        const row = await trx
          .insertInto('webhook_endpoints')
          .values({
            id,
            name,
            url,
            events: [...new Set(events)],
            merchant_id: merchantId,
            secret: encryptText(keyring, secretPlace(id), secret),
            created_at: new Date(now()),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        const created = toEndpoint(row, now());
        await context.recordAudit(trx, { target: toTarget(id), after: created });
        return { ...created, secret };
      });
    },
    updateWebhookEndpoint: ({ params, body }, context) =>
      db.transaction().execute(async (trx) => {
        const row = await lockEndpoint(trx, params.id, context.operator.merchantId);
        context.checkVersion(row.version);
        checkUrl(body.url, context.language);
        const { name, url, events, status } = body;
        const isActivated = status === 'active' && row.status === 'paused';
        const changed = await trx
          .updateTable('webhook_endpoints')
          .set({ name, url, events: [...new Set(events)], status, version: row.version + 1 })
          .$if(isActivated, (query) => query.set({ failures: 0, retry_at: null }))
          .where('id', '=', row.id)
          .returningAll()
          .executeTakeFirstOrThrow();
        const [before, after] = [toEndpoint(row, now()), toEndpoint(changed, now())];
        await context.recordAudit(trx, { target: toTarget(row.id), before, after });
        return after;
      }),
    async deleteWebhookEndpoint({ params }, context) {
      await db.transaction().execute(async (trx) => {
        const row = await lockEndpoint(trx, params.id, context.operator.merchantId);
        await trx.deleteFrom('webhook_endpoints').where('id', '=', row.id).execute();
        await context.recordAudit(trx, {
          target: toTarget(row.id),
          before: toEndpoint(row, now()),
        });
      });
      return { done: true };
    },
  };
}
