import { hash } from 'node:crypto';
import { z } from 'zod';
import { parseProviderValue } from '../../read-provider.ts';
import { createTokenCache } from '../../token-cache.ts';
import { checkCode, type VendorCodes } from '../answer-code.ts';
import { askVendor, jsonBody } from '../ask-vendor.ts';
import { cutToWidth } from '../cut-text.ts';
import { createIntentUri } from '../intent-uri.ts';
import { type PushNote, type PushOptions, type PushPort, TIME_TO_LIVE_S } from '../port.ts';

export interface VivoKeys {
  readonly appId: string;
  readonly key: string;
  readonly secret: string;
  readonly packageName: string;
}

export const VIVO_ENDPOINT = 'https://api-push.vivo.com.cn';
/** A token lives a day; vivo asks to replace it every one or two hours. */
const TOKEN_SECONDS = 7_200;
const OPEN_INTENT = 4;
const BY_SETTING_OF_DEVICE = 4;
const MAX_TITLE_WIDTH = 40;
const MAX_BODY_WIDTH = 100;
const MAX_REQUEST_ID = 64;

const EXPIRED: ReadonlySet<string> = new Set(['10000']);
const UNKNOWN: ReadonlySet<string> = new Set(['10302']);
const CODES: VendorCodes = {
  accepted: new Set(['0']),
  busy: new Set(['10071', '10072', '10073']),
};

const grant = z.object({ authToken: z.string().min(1) });

const createMessage = (note: PushNote, { appId, packageName }: VivoKeys) => ({
  appId,
  regId: note.token,
  notifyType: BY_SETTING_OF_DEVICE,
  title: cutToWidth(note.title, MAX_TITLE_WIDTH),
  content: cutToWidth(note.body, MAX_BODY_WIDTH),
  timeToLive: TIME_TO_LIVE_S,
  skipType: OPEN_INTENT,
  skipContent: createIntentUri(note.link, packageName),
  requestId: note.key.slice(0, MAX_REQUEST_ID),
  classification: note.isMarketing ? 0 : 1,
  category: note.isMarketing ? 'MARKETING' : 'ORDER',
});

/** Sends to vivo's devices. */
export function vivoPush(
  keys: VivoKeys,
  { endpoint = VIVO_ENDPOINT, now = Date.now, ...options }: PushOptions = {},
): PushPort {
  const token = createTokenCache(now, async () => {
    const timestamp = String(now());
    const { status, body } = await askVendor({
      url: `${endpoint}/message/auth`,
      ...jsonBody({
        appId: keys.appId,
        appKey: keys.key,
        timestamp,
        sign: hash('md5', keys.appId + keys.key + timestamp + keys.secret),
      }),
      retries: 2,
      ...options,
    });
    checkCode(String(body.result ?? status), CODES);
    return { value: parseProviderValue(grant, body).authToken, seconds: TOKEN_SECONDS };
  });

  async function sendOnce(note: PushNote, authToken: string): Promise<void> {
    const { headers, body: sent } = jsonBody(createMessage(note, keys));
    const { status, body } = await askVendor({
      url: `${endpoint}/message/send`,
      headers: { ...headers, authToken },
      body: sent,
      ...options,
    });
    checkCode(String(body.result ?? status), CODES);
  }

  return {
    send: (note) => token.withToken(EXPIRED, (authToken) => sendOnce(note, authToken)),
    isUnknownDevice: (code) => UNKNOWN.has(code ?? ''),
  };
}
