import { type DouyinOptions, type DouyinToken, postToDouyin } from '../douyin.ts';
import { ProviderError } from '../provider-error.ts';
import { createCard } from './create-card.ts';
import type { MiniMessagesPort } from './port.ts';
import type { RegisteredTemplates } from './registered-templates.ts';

const PATH = '/api/notification/v2/subscription/notify_user/';
/** The user refused, has used up what they accepted, or never accepted. */
const NOT_ACCEPTED = new Set(['28014036', '28014041', '28014043']);
/** System errors and limits, after which a retry may succeed. */
const BUSY = new Set(['28001005', '28006003', '28001007']);

/** Sends subscription messages of the mini-program in Douyin, without retries. */
export function douyinMiniMessages(
  token: DouyinToken,
  templates: RegisteredTemplates,
  options: DouyinOptions = {},
): MiniMessagesPort {
  async function send(body: string, accessToken: string): Promise<void> {
    const { err_no } = await postToDouyin(options, { path: PATH, body, token: accessToken });
    const code = String(err_no ?? 0);
    if (code === '0') return;
    throw new ProviderError(
      BUSY.has(code) ? 'busy' : 'refused',
      'Douyin rejected the message',
      code,
    );
  }

  return {
    templates,
    isNotAccepted: (code) => code !== undefined && NOT_ACCEPTED.has(code),
    async sendTemplate(message) {
      const { code, page, fields } = createCard(templates, message);
      const body = JSON.stringify({ open_id: message.to, msg_id: code, page, data: fields });
      await token.withToken((accessToken) => send(body, accessToken));
    },
  };
}
