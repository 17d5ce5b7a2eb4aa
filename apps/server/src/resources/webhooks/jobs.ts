import { decryptText } from '../../encryption/encrypt.ts';
import { defineRecurringJob } from '../../jobs/recurring-job.ts';
import {
  type AttemptResult,
  claimDueDelivery,
  type DueDelivery,
  finishAttempt,
} from './delivery-queries.ts';
import type { WebhookDeps } from './deps.ts';
import { createEventBody } from './event-body.ts';
import { sendWebhookRequest, WebhookError } from './send-request.ts';
import { secretPlace, signDelivery } from './signature.ts';

async function sendDelivery(
  delivery: DueDelivery,
  { keyring, settings, now }: WebhookDeps,
): Promise<AttemptResult> {
  const { endpoint_id, event_id, url, secret } = delivery;
  const body = createEventBody(delivery);
  const signed = signDelivery({
    eventId: event_id,
    body,
    secret: decryptText(keyring, secretPlace(endpoint_id), secret),
    now: now(),
  });
  const start = performance.now();
  const getDuration = () => Math.round(performance.now() - start);
  try {
    const headers = {
      ...signed,
      'content-type': 'application/json',
      'user-agent': 'Vitrine-Webhook/1',
    };
    const statusCode = await sendWebhookRequest({ url, headers, body }, settings.webhookNetworks);
    return { durationMs: getDuration(), statusCode, error: null };
  } catch (error) {
    if (!(error instanceof WebhookError)) throw error;
    return { durationMs: getDuration(), statusCode: null, error: error.message };
  }
}

/** A slow endpoint does not keep the others waiting. */
const CONCURRENCY = 4;

async function sendNextDelivery(deps: WebhookDeps): Promise<boolean> {
  const { db, now, logError } = deps;
  const delivery = await claimDueDelivery(db, now());
  if (!delivery) return false;
  const result = await sendDelivery(delivery, deps);
  const outcome = await finishAttempt(db, delivery, result, now());
  const { id, endpoint_id, attempts } = delivery;
  if (outcome !== 'delivered')
    logError(
      { deliveryId: id, endpointId: endpoint_id, attempts, ...result },
      'webhook_not_delivered',
    );
  return true;
}

/** Sends due webhook deliveries. */
export const sendDeliveries = defineRecurringJob<WebhookDeps>({
  name: 'send-webhooks',
  everyMs: 1_000,
  async run({ deps }) {
    const sent = await Promise.all(
      Array.from({ length: CONCURRENCY }, () => sendNextDelivery(deps)),
    );
    return sent.includes(true);
  },
});
