import { requestProviderJson } from '../provider-request.ts';
import type { ProviderSettings } from '../settings.ts';
import { readWechat, type WechatOptions, wechatToken, wechatUrl } from '../wechat.ts';
import { type Card, createCard, wrapFields } from './create-card.ts';
import type { MessagesPort } from './port.ts';
import type { RegisteredTemplates } from './registered-templates.ts';

type Keys = NonNullable<ProviderSettings['wechat']>;

/** How the official account writes to its users. */
export type WechatMessageKind = ProviderSettings['wechatMessages'];

interface Sent extends Card {
  readonly to: string;
  readonly key: string | undefined;
}

/**
 * A template message reaches the followers of the account, and WeChat drops a second one with the same
 * `client_msg_id` within ten minutes. A subscription message reaches users who subscribed to its template.
 */
const REQUESTS: Readonly<
  Record<WechatMessageKind, { path: string; create: (sent: Sent) => object }>
> = {
  template: {
    path: '/cgi-bin/message/template/send',
    create: ({ to, key, code, link, fields }) => ({
      touser: to,
      template_id: code,
      url: link,
      client_msg_id: key,
      data: wrapFields(fields),
    }),
  },
  subscription: {
    path: '/cgi-bin/message/subscribe/bizsend',
    create: ({ to, code, link, fields }) => ({
      touser: to,
      template_id: code,
      page: link,
      data: wrapFields(fields),
    }),
  },
};

/**
 * Sends messages of the official account. WeChat refuses those to a user who does not follow it, or who has
 * not subscribed. Requests are not retried, so that no message is sent twice.
 */
export function wechatMessages(
  keys: Keys,
  templates: RegisteredTemplates,
  kind: WechatMessageKind,
  options: WechatOptions = {},
): MessagesPort {
  const token = wechatToken(keys, options);
  const { path, create } = REQUESTS[kind];
  return {
    async sendTemplate(message) {
      const card = createCard(templates, message);
      const body = JSON.stringify(create({ ...card, to: message.to, key: message.key }));
      await token.withToken(async (access_token) =>
        readWechat(
          await requestProviderJson({
            url: wechatUrl(options, path, { access_token }),
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
