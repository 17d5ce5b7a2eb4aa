import { ProviderError } from '../provider-error.ts';
import { requestProviderJson } from '../provider-request.ts';
import type { ProviderSettings } from '../settings.ts';
import { createTokenCache } from '../token-cache.ts';
import { createCard } from './create-card.ts';
import type { MiniMessagesPort } from './port.ts';
import type { RegisteredTemplates } from './registered-templates.ts';

type Keys = NonNullable<ProviderSettings['douyin']>;

interface Options {
  endpoint?: string;
  timeoutMs?: number;
  now?: () => number;
}

const ENDPOINT = 'https://open.douyin.com';
const JSON_TYPE = { 'content-type': 'application/json' };
/** The user refused, has used up what they accepted, or never accepted. */
const NOT_ACCEPTED = new Set(['28014036', '28014041', '28014043']);
/** System errors and limits, after which a retry may succeed. */
const BUSY = new Set(['28001005', '28006003', '28001007']);
const INVALID_TOKEN = new Set(['28001003', '28001008']);

function readDouyin(code: unknown): void {
  const text = String(code ?? 0);
  if (text === '0') return;
  throw new ProviderError(BUSY.has(text) ? 'busy' : 'refused', 'Douyin rejected the message', text);
}

/** Sends subscription messages of the mini-program in Douyin, without retries. */
export function douyinMiniMessages(
  { appId, secret }: Keys,
  templates: RegisteredTemplates,
  { endpoint = ENDPOINT, now = Date.now, ...options }: Options = {},
): MiniMessagesPort {
  const token = createTokenCache(now, async () => {
    const { data } = await requestProviderJson({
      url: `${endpoint}/oauth/client_token/`,
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({
        grant_type: 'client_credential',
        client_key: appId,
        client_secret: secret,
      }),
      retries: 2,
      ...options,
    });
    const { error_code, access_token, expires_in } = (data ?? {}) as Record<string, unknown>;
    readDouyin(error_code);
    return { value: String(access_token), seconds: Number(expires_in) };
  });

  async function send(body: string, accessToken: string): Promise<void> {
    const { err_no } = await requestProviderJson({
      url: `${endpoint}/api/notification/v2/subscription/notify_user/`,
      method: 'POST',
      headers: { ...JSON_TYPE, 'access-token': accessToken },
      body,
      ...options,
    });
    readDouyin(err_no);
  }

  return {
    templates,
    isNotAccepted: (code) => code !== undefined && NOT_ACCEPTED.has(code),
    async sendTemplate(message) {
      const { code, page, fields } = createCard(templates, message);
      const body = JSON.stringify({ open_id: message.to, msg_id: code, page, data: fields });
      await token.withToken(INVALID_TOKEN, (accessToken) => send(body, accessToken));
    },
  };
}
