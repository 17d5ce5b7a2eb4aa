import { createPrivateKey } from 'node:crypto';
import { createTokenCache } from '../../token-cache.ts';
import { checkCode } from '../answer-code.ts';
import { askVendor, jsonBody } from '../ask-vendor.ts';
import { HUAWEI_ENDPOINT, HUAWEI_TOKEN_ENDPOINT } from '../huawei/huawei.ts';
import {
  HUAWEI_CODES,
  HUAWEI_EXPIRED,
  readHuaweiCode,
  UNKNOWN_DEVICE,
} from '../huawei/huawei-codes.ts';
import { type PushNote, type PushOptions, type PushPort, TIME_TO_LIVE_S } from '../port.ts';
import { signJwt } from '../sign-jwt.ts';

export interface HarmonyKeys {
  readonly projectId: string;
  readonly keyId: string;
  readonly subAccount: string;
  readonly privateKey: string;
}

/** Huawei asks for exactly an hour. */
const JWT_SECONDS = 3_600;
const OPEN_APP = 0;
const NOTIFICATION = '0';
const NOTIFY_ID_BITS = 31;

/** A number of the message by which a repeated one replaces the former. */
const toNotifyId = (key: string): number =>
  Array.from(key).reduce(
    (hash, character) => (hash * 31 + (character.codePointAt(0) ?? 0)) % 2 ** NOTIFY_ID_BITS,
    0,
  );

const createMessage = ({ token, title, body, link, key, isMarketing }: PushNote) => ({
  payload: {
    notification: {
      category: isMarketing ? 'MARKETING' : 'EXPRESS',
      title,
      body,
      notifyId: toNotifyId(key),
      clickAction: { actionType: OPEN_APP, ...(link ? { data: { link } } : {}) },
    },
  },
  target: { token: [token] },
  pushOptions: { ttl: TIME_TO_LIVE_S },
});

/** Sends to HarmonyOS devices through Push Kit, with the JWT of a service account. */
export function harmonyPush(
  keys: HarmonyKeys,
  { endpoint = HUAWEI_ENDPOINT, now = Date.now, ...options }: PushOptions = {},
): PushPort {
  const privateKey = createPrivateKey(keys.privateKey);
  const token = createTokenCache(now, async () => {
    const issuedAt = Math.floor(now() / 1000);
    const claims = {
      iss: keys.subAccount,
      aud: `${HUAWEI_TOKEN_ENDPOINT}/oauth2/v3/token`,
      iat: issuedAt,
      exp: issuedAt + JWT_SECONDS,
    };
    return { value: signJwt('PS256', privateKey, claims, keys.keyId), seconds: JWT_SECONDS };
  });

  async function sendOnce(note: PushNote, jwt: string): Promise<void> {
    const { headers, body: sent } = jsonBody(createMessage(note));
    const { status, body } = await askVendor({
      url: `${endpoint}/v3/${encodeURIComponent(keys.projectId)}/messages:send`,
      headers: { ...headers, authorization: `Bearer ${jwt}`, 'push-type': NOTIFICATION },
      body: sent,
      ...options,
    });
    checkCode(readHuaweiCode(body, status), HUAWEI_CODES);
  }

  return {
    send: (note) => token.withToken(HUAWEI_EXPIRED, (jwt) => sendOnce(note, jwt)),
    isUnknownDevice: (code) => code === UNKNOWN_DEVICE,
  };
}
