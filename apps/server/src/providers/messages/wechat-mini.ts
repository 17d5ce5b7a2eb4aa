import { requestProviderJson } from '../provider-request.ts';
import type { ProviderSettings } from '../settings.ts';
import { readWechat, type WechatOptions, wechatToken, wechatUrl } from '../wechat.ts';
import { createCard, wrapFields } from './create-card.ts';
import type { MiniMessagesPort } from './port.ts';
import type { RegisteredTemplates } from './registered-templates.ts';

type Keys = NonNullable<ProviderSettings['wechatMini']>;

/** The user refused, or has used up what they accepted. */
const NOT_ACCEPTED = '43101';

/** Sends subscription messages of the mini-program in WeChat, without retries. */
export function wechatMiniMessages(
  keys: Keys,
  templates: RegisteredTemplates,
  options: WechatOptions = {},
): MiniMessagesPort {
  const token = wechatToken(keys, options);
  return {
    templates,
    isNotAccepted: (code) => code === NOT_ACCEPTED,
    async sendTemplate(message) {
      const { code, page, fields } = createCard(templates, message);
      const body = JSON.stringify({
        touser: message.to,
        template_id: code,
        page,
        lang: message.language.replace('-', '_'),
        data: wrapFields(fields),
      });
      await token.withToken(async (access_token) =>
        readWechat(
          await requestProviderJson({
            url: wechatUrl(options, '/cgi-bin/message/subscribe/send', { access_token }),
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body,
            ...options,
          }),
        ),
      );
    },
  };
}
