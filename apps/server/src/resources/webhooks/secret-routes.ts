import type { Handlers } from '@vitrine/contract';
import type { webhooks } from '@vitrine/contract/admin';
import { encryptText } from '../../encryption/encrypt.ts';
import { notFound } from '../../http/api-problem.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import type { WebhookDeps } from './deps.ts';
import { lockEndpoint, toEndpoint } from './queries.ts';
import { createWebhookSecret, secretPlace } from './signature.ts';

type Calls = Pick<typeof webhooks, 'replaceWebhookSecret' | 'endFormerWebhookSecret'>;

const HOUR_MS = 3_600_000;

/** The secrets that deliveries to an endpoint are signed with. */
export const webhookSecretHandlers = ({
  db,
  keyring,
  now,
}: Pick<WebhookDeps, 'db' | 'keyring' | 'now'>): Handlers<Calls, HandlerContexts> => ({
  replaceWebhookSecret: ({ params, query: { overlapHours } }, context) =>
    db.transaction().execute(async (trx) => {
      const before = await lockEndpoint(trx, params.id, context.operator.merchantId);
      const secret = createWebhookSecret();
      const isKept = overlapHours > 0;
      const row = await trx
        .updateTable('webhook_endpoints')
        .set({
          secret: encryptText(keyring, secretPlace(before.id), secret),
          former_secret: isKept ? before.secret : null,
          former_secret_until: isKept ? new Date(now() + overlapHours * HOUR_MS) : null,
          version: before.version + 1,
        })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      const changed = toEndpoint(row, now());
      const { formerSecretUntil } = changed;
      await context.recordAudit(trx, {
        target: { type: 'webhook', id: before.id },
        after: { secret: 'replaced', formerSecretUntil },
      });
      return { ...changed, secret };
    }),
  endFormerWebhookSecret: ({ params }, context) =>
    db.transaction().execute(async (trx) => {
      const row = await lockEndpoint(trx, params.id, context.operator.merchantId);
      const before = toEndpoint(row, now());
      if (before.formerSecretUntil === null) throw notFound();
      const changed = await trx
        .updateTable('webhook_endpoints')
        .set({ former_secret: null, former_secret_until: null, version: row.version + 1 })
        .where('id', '=', row.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      const after = toEndpoint(changed, now());
      await context.recordAudit(trx, { target: { type: 'webhook', id: row.id }, before, after });
      return after;
    }),
});
