import { requestProviderJson } from '../provider-request.ts';
import type { ProviderSettings } from '../settings.ts';
import { readWechat, type WechatOptions, wechatToken, wechatUrl } from '../wechat.ts';
import type { MessagesPort } from './port.ts';
import {
  findRegisteredTemplate,
  type RegisteredTemplates,
  renameValues,
} from './registered-templates.ts';

type Keys = NonNullable<ProviderSettings['wechat']>;

/** WeChat rejects a longer value of a subscription message. */
const MAX_LENGTH = 20;

/**
 * Sends subscription messages of the official account. WeChat rejects a message to a user who has not
 * subscribed to its template. Requests are not retried, so that no message is sent twice.
 */
export function wechatMessages(
  keys: Keys,
  templates: RegisteredTemplates,
  options: WechatOptions = {},
): MessagesPort {
  const token = wechatToken(keys, options);
  return {
    async sendTemplate({ to, template, values, language }) {
      const found = findRegisteredTemplate(templates, template, language);
      const { link: page, ...others }: Record<string, string> = { ...values };
      const data = Object.entries(renameValues(found, others)).map(([name, value]) => [
        name,
        { value: value.slice(0, MAX_LENGTH) },
      ]);
      await token.withToken(async (access_token) =>
        readWechat(
          await requestProviderJson({
            url: wechatUrl(options, '/cgi-bin/message/subscribe/bizsend', { access_token }),
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({
              touser: to,
              template_id: found.code,
              page,
              data: Object.fromEntries(data),
            }),
            ...options,
          }),
        ),
      );
    },
  };
}
