import { decryptText } from '../../encryption/encrypt.ts';
import { defineRecurringJob } from '../../jobs/recurring-job.ts';
import { runInSlots } from '../../jobs/run-in-slots.ts';
import { claimDueDelivery, type DueDelivery } from './delivery-queries.ts';
import type { WebhookDeps } from './deps.ts';
import { createEventBody } from './event-body.ts';
import { finishAttempt, releaseDelivery } from './finish-attempt.ts';
import type { AttemptResult } from './rules.ts';
import { sendWebhookRequest, WebhookError } from './send-request.ts';
import { secretPlace, signDelivery } from './signature.ts';

/** More than any few endpoints can fill with requests that hang. */
const SLOTS = 16;
const POLL_MS = 1_000;
/** How long a stopping process waits for the answers of receivers. */
const STOP_MS = 3_000;

async function sendDelivery(
  delivery: DueDelivery,
  { keyring, settings, now }: WebhookDeps,
  stop: AbortSignal,
): Promise<AttemptResult | undefined> {
  const { endpoint_id, event_id, url, secret, former_secret } = delivery;
  const body = createEventBody(delivery);
  const signed = signDelivery({
    eventId: event_id,
    body,
    secrets: [secret, ...(former_secret ? [former_secret] : [])].map((each) =>
      decryptText(keyring, secretPlace(endpoint_id), each),
    ),
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
    const request = { url, headers, body };
    const statusCode = await sendWebhookRequest(request, settings.webhookNetworks, { stop });
    return { durationMs: getDuration(), statusCode, error: null };
  } catch (error) {
    if (stop.aborted) return undefined;
    if (!(error instanceof WebhookError)) throw error;
    return { durationMs: getDuration(), statusCode: null, error: error.message };
  }
}

async function workOnDelivery(delivery: DueDelivery, deps: WebhookDeps, stop: AbortSignal) {
  const { db, now, logError } = deps;
  const result = await sendDelivery(delivery, deps, stop);
  if (!result) {
    await releaseDelivery(db, delivery, now());
    return;
  }
  const outcome = await finishAttempt(db, delivery, result, now());
  const { id, endpoint_id, attempts } = delivery;
  if (outcome !== 'delivered')
    logError(
      { deliveryId: id, endpointId: endpoint_id, attempts, ...result },
      'webhook_not_delivered',
    );
}

/** A signal that follows another one after the time that running requests get to end. */
function createStopSignal(signal: AbortSignal | undefined): AbortSignal {
  const stop = new AbortController();
  signal?.addEventListener('abort', () => setTimeout(() => stop.abort(), STOP_MS).unref());
  return stop.signal;
}

/** Sends due webhook deliveries. */
export const sendDeliveries = defineRecurringJob<WebhookDeps>({
  name: 'send-webhooks',
  everyMs: POLL_MS,
  async run({ deps, signal }) {
    const stop = createStopSignal(signal);
    await runInSlots({
      slots: SLOTS,
      pollMs: POLL_MS,
      signal,
      claim: () => claimDueDelivery(deps.db, deps.now()),
      work: (delivery) => workOnDelivery(delivery, deps, stop),
    });
    return false;
  },
});
