import { checkCode, type VendorCodes } from '../answer-code.ts';
import { askVendor, formBody } from '../ask-vendor.ts';
import { cutToLength } from '../cut-text.ts';
import { createIntentUri } from '../intent-uri.ts';
import { type PushNote, type PushOptions, type PushPort, TIME_TO_LIVE_S } from '../port.ts';

export interface XiaomiKeys {
  readonly secret: string;
  readonly packageName: string;
  /** The channel of important messages that Xiaomi has allowed. */
  readonly channelId: string | undefined;
}

export const XIAOMI_ENDPOINT = 'https://api.xmpush.xiaomi.com';
const MAX_TITLE = 50;
const MAX_BODY = 128;
const MS = 1_000;
const OPEN_INTENT = '2';

const UNKNOWN = '20301';
const CODES: VendorCodes = {
  accepted: new Set(['0']),
  busy: new Set(['10002', '10003', '10027', '10037', '200001', '200002']),
};

/** Xiaomi accepts a message and names the token that it does not know. */
function readCode({ code, data }: Readonly<Record<string, unknown>>, status: number): string {
  const bad = (data as { bad_regids?: unknown } | null | undefined)?.bad_regids;
  return bad ? UNKNOWN : String(code ?? status);
}

function createFields(note: PushNote, { packageName, channelId }: XiaomiKeys) {
  return {
    registration_id: note.token,
    restricted_package_name: packageName,
    title: cutToLength(note.title, MAX_TITLE),
    description: cutToLength(note.body, MAX_BODY),
    payload: note.link ?? '',
    pass_through: '0',
    notify_type: '-1',
    time_to_live: String(TIME_TO_LIVE_S * MS),
    'extra.jobkey': note.key,
    'extra.notify_effect': OPEN_INTENT,
    'extra.intent_uri': createIntentUri(note.link, packageName),
    ...(channelId && !note.isMarketing ? { 'extra.channel_id': channelId } : {}),
  };
}

/** Sends to Xiaomi's devices. */
export const xiaomiPush = (
  keys: XiaomiKeys,
  { endpoint = XIAOMI_ENDPOINT, now: _, ...options }: PushOptions = {},
): PushPort => ({
  async send(note) {
    const { headers, body: sent } = formBody(createFields(note, keys));
    const { status, body } = await askVendor({
      url: `${endpoint}/v3/message/regid`,
      headers: { ...headers, authorization: `key=${keys.secret}` },
      body: sent,
      ...options,
    });
    checkCode(readCode(body, status), CODES);
  },
  isUnknownDevice: (code) => code === UNKNOWN,
});
