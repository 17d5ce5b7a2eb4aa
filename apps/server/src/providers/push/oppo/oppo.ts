import { hash } from 'node:crypto';
import { z } from 'zod';
import { parseProviderValue } from '../../read-provider.ts';
import { createTokenCache } from '../../token-cache.ts';
import { checkCode, type VendorCodes } from '../answer-code.ts';
import { askVendor, formBody } from '../ask-vendor.ts';
import { cutToLength } from '../cut-text.ts';
import { createIntentUri } from '../intent-uri.ts';
import { type PushNote, type PushOptions, type PushPort, TIME_TO_LIVE_S } from '../port.ts';

export interface OppoKeys {
  readonly key: string;
  readonly secret: string;
  readonly packageName: string;
  /** The channel of private messages that OPPO has allowed. */
  readonly channelId: string | undefined;
}

export const OPPO_ENDPOINT = 'https://api.push.oppomobile.com';
/** A token lives 24 hours. */
const TOKEN_SECONDS = 86_400;
const BY_TOKEN = 2;
const OPEN_INTENT = 5;
const MAX_TITLE = 50;
const MAX_BODY = 200;

const EXPIRED: ReadonlySet<string> = new Set(['11']);
const UNKNOWN: ReadonlySet<string> = new Set(['10000']);
const CODES: VendorCodes = {
  accepted: new Set(['0']),
  busy: new Set(['-1', '-2', '13', '33', '35']),
};

const grant = z.object({ data: z.object({ auth_token: z.string().min(1) }) });

const createMessage = (note: PushNote, { packageName, channelId }: OppoKeys) => ({
  target_type: BY_TOKEN,
  target_value: note.token,
  notification: {
    app_message_id: note.key,
    title: cutToLength(note.title, MAX_TITLE),
    content: cutToLength(note.body, MAX_BODY),
    click_action_type: OPEN_INTENT,
    click_action_url: createIntentUri(note.link, packageName),
    off_line: true,
    off_line_ttl: TIME_TO_LIVE_S,
    ...(channelId && !note.isMarketing ? { channel_id: channelId } : {}),
  },
});

/** Sends to OPPO's devices. */
export function oppoPush(
  keys: OppoKeys,
  { endpoint = OPPO_ENDPOINT, now = Date.now, ...options }: PushOptions = {},
): PushPort {
  const token = createTokenCache(now, async () => {
    const timestamp = String(now());
    const { status, body } = await askVendor({
      url: `${endpoint}/server/v1/auth`,
      ...formBody({
        app_key: keys.key,
        timestamp,
        sign: hash('sha256', keys.key + timestamp + keys.secret),
      }),
      retries: 2,
      ...options,
    });
    checkCode(String(body.code ?? status), CODES);
    return { value: parseProviderValue(grant, body).data.auth_token, seconds: TOKEN_SECONDS };
  });

  async function sendOnce(note: PushNote, authToken: string): Promise<void> {
    const { status, body } = await askVendor({
      url: `${endpoint}/server/v1/message/notification/unicast`,
      ...formBody({ auth_token: authToken, message: JSON.stringify(createMessage(note, keys)) }),
      ...options,
    });
    checkCode(String(body.code ?? status), CODES);
  }

  return {
    send: (note) => token.withToken(EXPIRED, (authToken) => sendOnce(note, authToken)),
    isUnknownDevice: (code) => UNKNOWN.has(code ?? ''),
  };
}
