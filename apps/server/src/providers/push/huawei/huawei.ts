import { checkCode } from '../answer-code.ts';
import { askVendor, jsonBody } from '../ask-vendor.ts';
import { clientCredentialsToken } from '../client-credentials.ts';
import { createIntentUri } from '../intent-uri.ts';
import { type PushNote, type PushOptions, type PushPort, TIME_TO_LIVE_S } from '../port.ts';
import { HUAWEI_CODES, HUAWEI_EXPIRED, readHuaweiCode, UNKNOWN_DEVICE } from './huawei-codes.ts';

export interface HuaweiKeys {
  readonly appId: string;
  readonly secret: string;
  readonly packageName: string;
}

export const HUAWEI_ENDPOINT = 'https://push-api.cloud.huawei.com';
export const HUAWEI_TOKEN_ENDPOINT = 'https://oauth-login.cloud.huawei.com';
const CUSTOM_INTENT = 1;

const createMessage = (
  { token, title, body, link, key, isMarketing }: PushNote,
  packageName: string,
) => ({
  message: {
    token: [token],
    android: {
      ttl: `${TIME_TO_LIVE_S}s`,
      category: isMarketing ? 'MARKETING' : 'EXPRESS',
      notification: {
        title,
        body,
        tag: key,
        importance: isMarketing ? 'LOW' : 'NORMAL',
        click_action: { type: CUSTOM_INTENT, intent: createIntentUri(link, packageName) },
      },
    },
  },
});

/** Sends to Huawei's Android devices through Push Kit. */
export function huaweiPush(
  keys: HuaweiKeys,
  { endpoint, now = Date.now, ...options }: PushOptions = {},
): PushPort {
  const token = clientCredentialsToken({
    url: `${endpoint ?? HUAWEI_TOKEN_ENDPOINT}/oauth2/v3/token`,
    clientId: keys.appId,
    clientSecret: keys.secret,
    now,
    ...options,
  });

  async function sendOnce(note: PushNote, accessToken: string): Promise<void> {
    const { headers, body: sent } = jsonBody(createMessage(note, keys.packageName));
    const { status, body } = await askVendor({
      url: `${endpoint ?? HUAWEI_ENDPOINT}/v1/${encodeURIComponent(keys.appId)}/messages:send`,
      headers: { ...headers, authorization: `Bearer ${accessToken}` },
      body: sent,
      ...options,
    });
    checkCode(readHuaweiCode(body, status), HUAWEI_CODES);
  }

  return {
    send: (note) => token.withToken(HUAWEI_EXPIRED, (accessToken) => sendOnce(note, accessToken)),
    isUnknownDevice: (code) => code === UNKNOWN_DEVICE,
  };
}
