import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { ProviderError } from '../../provider-error.ts';
import { parseProviderValue } from '../../read-provider.ts';
import { createTokenCache } from '../../token-cache.ts';
import { askVendor, formBody, jsonBody } from '../ask-vendor.ts';
import { type PushNote, type PushOptions, type PushPort, TIME_TO_LIVE_S } from '../port.ts';
import { signJwt } from '../sign-jwt.ts';

export interface FcmKeys {
  readonly projectId: string;
  readonly clientEmail: string;
  readonly privateKey: string;
}

export const FCM_ENDPOINT = 'https://fcm.googleapis.com';
const TOKEN_ENDPOINT = 'https://oauth2.googleapis.com';
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const ASSERTION_SECONDS = 3_600;

const OK = 200;
const EXPIRED: ReadonlySet<string> = new Set(['UNAUTHENTICATED']);
const UNKNOWN: ReadonlySet<string> = new Set(['UNREGISTERED', 'SENDER_ID_MISMATCH']);

const grant = z.object({ access_token: z.string().min(1), expires_in: z.number() });
const failure = z.object({
  error: z.object({
    status: z.string(),
    details: z.array(z.object({ errorCode: z.string().optional() })).default([]),
  }),
});

const createMessage = ({ token, title, body, link, key, isMarketing }: PushNote) => ({
  message: {
    token,
    notification: { title, body },
    ...(link ? { data: { link } } : {}),
    android: {
      priority: isMarketing ? 'NORMAL' : 'HIGH',
      ttl: `${TIME_TO_LIVE_S}s`,
      collapse_key: key,
      notification: { tag: key },
    },
  },
});

/** Sends through Firebase Cloud Messaging (HTTP v1) with a service account. */
export function fcmPush(
  keys: FcmKeys,
  { endpoint, now = Date.now, ...options }: PushOptions = {},
): PushPort {
  const privateKey = createPrivateKey(keys.privateKey);
  const token = createTokenCache(now, async () => {
    const issuedAt = Math.floor(now() / 1000);
    const assertion = signJwt('RS256', privateKey, {
      iss: keys.clientEmail,
      scope: SCOPE,
      aud: `${TOKEN_ENDPOINT}/token`,
      iat: issuedAt,
      exp: issuedAt + ASSERTION_SECONDS,
    });
    const { body } = await askVendor({
      url: `${endpoint ?? TOKEN_ENDPOINT}/token`,
      ...formBody({ grant_type: GRANT, assertion }),
      retries: 2,
      ...options,
    });
    const { access_token: value, expires_in: seconds } = parseProviderValue(grant, body);
    return { value, seconds };
  });

  async function sendOnce(note: PushNote, accessToken: string): Promise<void> {
    const { headers, body: sent } = jsonBody(createMessage(note));
    const { status, body } = await askVendor({
      url: `${endpoint ?? FCM_ENDPOINT}/v1/projects/${encodeURIComponent(keys.projectId)}/messages:send`,
      headers: { ...headers, authorization: `Bearer ${accessToken}` },
      body: sent,
      ...options,
    });
    if (status === OK) return;
    const { error } = parseProviderValue(failure, body);
    const code = error.details.find(({ errorCode }) => errorCode)?.errorCode ?? error.status;
    throw new ProviderError('refused', 'Firebase did not accept the message', code);
  }

  return {
    send: (note) => token.withToken(EXPIRED, (accessToken) => sendOnce(note, accessToken)),
    isUnknownDevice: (code) => UNKNOWN.has(code ?? ''),
  };
}
