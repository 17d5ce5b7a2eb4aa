import { z } from 'zod';
import { parseProviderValue } from '../../read-provider.ts';
import { checkCode, type VendorCodes } from '../answer-code.ts';
import { askVendor, jsonBody } from '../ask-vendor.ts';
import { clientCredentialsToken } from '../client-credentials.ts';
import { HUAWEI_EXPIRED, readHuaweiCode, UNKNOWN_DEVICE } from '../huawei/huawei-codes.ts';
import { createIntentUri } from '../intent-uri.ts';
import { type PushNote, type PushOptions, type PushPort, TIME_TO_LIVE_S } from '../port.ts';

export interface HonorKeys {
  readonly appId: string;
  readonly clientId: string;
  readonly secret: string;
  readonly packageName: string;
}

export const HONOR_ENDPOINT = 'https://push-api.cloud.honor.com';
const TOKEN_ENDPOINT = 'https://iam.developer.honor.com';
const CUSTOM_INTENT = 1;

const CODES: VendorCodes = {
  accepted: new Set(['200', '80000000']),
  busy: new Set(['81000001', '80600003']),
};

const tokens = z.array(z.string()).nullish();
const outcome = z.object({ failTokens: tokens, expireTokens: tokens }).nullish();

/** Honor answers success also when it knows none of the tokens. */
function readCode(body: Readonly<Record<string, unknown>>, status: number, token: string): string {
  const { failTokens, expireTokens } = parseProviderValue(outcome, body.data ?? {}) ?? {};
  const isUnknown = [...(failTokens ?? []), ...(expireTokens ?? [])].includes(token);
  return isUnknown ? UNKNOWN_DEVICE : readHuaweiCode(body, status);
}

const createMessage = (
  { token, title, body, link, key, isMarketing }: PushNote,
  packageName: string,
) => ({
  token: [token],
  android: {
    ttl: `${TIME_TO_LIVE_S}s`,
    notification: {
      title,
      body,
      tag: key,
      importance: isMarketing ? 'LOW' : 'NORMAL',
      clickAction: { type: CUSTOM_INTENT, intent: createIntentUri(link, packageName) },
    },
  },
});

/** Sends to Honor's devices. */
export function honorPush(
  keys: HonorKeys,
  { endpoint, now = Date.now, ...options }: PushOptions = {},
): PushPort {
  const token = clientCredentialsToken({
    url: `${endpoint ?? TOKEN_ENDPOINT}/auth/token`,
    clientId: keys.clientId,
    clientSecret: keys.secret,
    now,
    ...options,
  });

  async function sendOnce(note: PushNote, accessToken: string): Promise<void> {
    const { headers, body: sent } = jsonBody(createMessage(note, keys.packageName));
    const { status, body } = await askVendor({
      url: `${endpoint ?? HONOR_ENDPOINT}/api/v1/${encodeURIComponent(keys.appId)}/sendMessage`,
      headers: { ...headers, authorization: `Bearer ${accessToken}`, timestamp: String(now()) },
      body: sent,
      ...options,
    });
    checkCode(readCode(body, status, note.token), CODES);
  }

  return {
    send: (note) => token.withToken(HUAWEI_EXPIRED, (accessToken) => sendOnce(note, accessToken)),
    isUnknownDevice: (code) => code === UNKNOWN_DEVICE,
  };
}
