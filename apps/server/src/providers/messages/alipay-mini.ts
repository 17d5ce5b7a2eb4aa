import { type AlipayKeys, type AlipayOptions, createAlipayGateway } from '../alipay-gateway.ts';
import { createCard, wrapFields } from './create-card.ts';
import type { MiniMessagesPort } from './port.ts';
import type { RegisteredTemplates } from './registered-templates.ts';

/** The ids of users that Alipay gave before it introduced open ids. */
const USER_ID = /^2088\d{12}$/;

/** Alipay names the missing subscription in several codes. */
const NOT_ACCEPTED = /SUBSCRI/i;

/** Sends subscription messages of the mini-program in Alipay, without retries. */
export function alipayMiniMessages(
  keys: AlipayKeys,
  templates: RegisteredTemplates,
  options: AlipayOptions = {},
): MiniMessagesPort {
  const gateway = createAlipayGateway(keys, options);
  return {
    templates,
    isNotAccepted: (code) => code !== undefined && NOT_ACCEPTED.test(code),
    async sendTemplate(message) {
      const { code, page, fields } = createCard(templates, message);
      const { to } = message;
      await gateway.request({
        method: 'alipay.open.app.mini.templatemessage.send',
        parameters: {
          biz_content: JSON.stringify({
            [USER_ID.test(to) ? 'to_user_id' : 'to_open_id']: to,
            user_template_id: code,
            page,
            data: JSON.stringify(wrapFields(fields)),
          }),
        },
      });
    },
  };
}
