import { defineMessages } from '@vitrine/kit';

/** The values of each message template. A message of the shop to a shopper is always one of these. */
export interface TemplateValues {
  'security-code': { code: string; minutes: string };
  'back-in-stock': { product: string; size: string; link: string };
  'price-drop': { product: string; price: string; link: string };
}

export type MessageTemplate = keyof TemplateValues;

/** The texts for channels without templates of their own. */
export const TEMPLATE_TEXTS = defineMessages({
  'zh-CN': {
    'security-code': '【别处】验证码 {code}，{minutes} 分钟内有效。请勿告诉他人。',
    'back-in-stock': '【别处】您等的{product}（{size}）已到货，数量有限：{link}',
    'price-drop': '【别处】您关注的{product}现价 {price}：{link}',
  },
  'en-US': {
    'security-code': '[ELSEWHERE] {code} is your code for {minutes} minutes. Keep it to yourself.',
    'back-in-stock': '[ELSEWHERE] {product} in {size} is back, in small numbers: {link}',
    'price-drop': '[ELSEWHERE] {product} is now {price}: {link}',
  },
}) satisfies Record<string, Record<MessageTemplate, string>>;
