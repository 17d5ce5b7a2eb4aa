import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { ProviderError } from '../../provider-error.ts';
import { parseProviderJson } from '../../read-provider.ts';
import { createTokenCache } from '../../token-cache.ts';
import { checkStatus } from '../ask-vendor.ts';
import { type PushNote, type PushOptions, type PushPort, TIME_TO_LIVE_S } from '../port.ts';
import { signJwt } from '../sign-jwt.ts';
import { createHttp2Connection } from './connection.ts';

export interface ApnsKeys {
  readonly keyId: string;
  readonly teamId: string;
  readonly privateKey: string;
  /** The bundle id of the app. */
  readonly topic: string;
}

export const APNS_ENDPOINT = 'https://api.push.apple.com';

const OK = 200;
const TIMEOUT_MS = 6_000;
/** Apple takes a token for an hour, and refuses one that is replaced more often than every 20 minutes. */
const TOKEN_SECONDS = 3_000;
const MAX_COLLAPSE_BYTES = 64;

const EXPIRED: ReadonlySet<string> = new Set(['ExpiredProviderToken']);
const UNKNOWN: ReadonlySet<string> = new Set([
  'Unregistered',
  'BadDeviceToken',
  'DeviceTokenNotForTopic',
  'ExpiredToken',
]);

const failure = z.object({ reason: z.string() });

const createBody = ({ title, body, link, isMarketing }: PushNote): string =>
  JSON.stringify({
    aps: {
      alert: { title, body },
      sound: 'default',
      'interruption-level': isMarketing ? 'passive' : 'active',
    },
    ...(link ? { link } : {}),
  });

/** Sends through the Apple Push Notification service. */
export function apnsPush(
  keys: ApnsKeys,
  { endpoint = APNS_ENDPOINT, now = Date.now, timeoutMs = TIMEOUT_MS }: PushOptions = {},
): PushPort & { close(): void } {
  const privateKey = createPrivateKey(keys.privateKey);
  const connection = createHttp2Connection(endpoint, timeoutMs);
  const token = createTokenCache(now, async () => {
    const claims = { iss: keys.teamId, iat: Math.floor(now() / 1000) };
    return { value: signJwt('ES256', privateKey, claims, keys.keyId), seconds: TOKEN_SECONDS };
  });

  async function sendOnce(note: PushNote, jwt: string): Promise<void> {
    const expiresAt = Math.floor(now() / 1000) + TIME_TO_LIVE_S;
    const { status, text } = await connection.ask({
      path: `/3/device/${encodeURIComponent(note.token)}`,
      headers: {
        authorization: `bearer ${jwt}`,
        'apns-topic': keys.topic,
        'apns-push-type': 'alert',
        'apns-priority': note.isMarketing ? '5' : '10',
        'apns-expiration': String(expiresAt),
        'apns-collapse-id': note.key.slice(0, MAX_COLLAPSE_BYTES),
      },
      body: createBody(note),
    });
    if (status === OK) return;
    checkStatus(status);
    const { reason } = parseProviderJson(failure, text);
    throw new ProviderError('refused', 'Apple did not accept the message', reason);
  }

  return {
    send: (note) => token.withToken(EXPIRED, (jwt) => sendOnce(note, jwt)),
    isUnknownDevice: (code) => UNKNOWN.has(code ?? ''),
    close: connection.close,
  };
}
