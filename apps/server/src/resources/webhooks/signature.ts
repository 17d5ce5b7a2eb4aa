import { createHmac, randomBytes } from 'node:crypto';

/** Lets people and secret scanners recognise a secret of this shop. */
const MARK = 'whsec_';
const SECRET_BYTES = 32;

export const createWebhookSecret = (): string =>
  MARK + randomBytes(SECRET_BYTES).toString('base64url');

/** The name under which the secret of an endpoint is encrypted. */
export const secretPlace = (endpointId: string): string => `webhook_endpoints.secret ${endpointId}`;

interface SignedDelivery {
  readonly eventId: string;
  readonly body: string;
  /** The current secret, and the former one as long as it counts. */
  readonly secrets: readonly string[];
  readonly now: number;
}

/**
 * Signs a delivery: the HMAC covers the time, so that a receiver can reject what was recorded and sent again. Each
 * secret gives a signature, separated by spaces.
 */
export function signDelivery({ eventId, body, secrets, now }: SignedDelivery) {
  const timestamp = String(Math.floor(now / 1000));
  const sign = (secret: string) =>
    `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
  return {
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map(sign).join(' '),
  };
}
