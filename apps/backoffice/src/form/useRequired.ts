import type { Localised } from '@vitrine/kit';
import { lacksChinese } from '../catalogue/texts.ts';
import { useMessages } from '../language/LanguageProvider.tsx';
import { partMessages } from '../parts/messages.ts';

/** The rule of a field that must not be empty. */
export const useRequired = () => [{ required: true, message: useMessages(partMessages).required }];

/** The rule of a text in both languages: the Chinese one must not be empty. */
export function useRequiredText() {
  const { required } = useMessages(partMessages);
  return [
    {
      required: true,
      validator: (_rule: unknown, text?: Partial<Localised>) =>
        text?.['zh-CN']?.trim() ? Promise.resolve() : Promise.reject(new Error(required)),
    },
  ];
}

/** The rule of a text that may be missing: an English one alone is not enough. */
export function useOptionalText() {
  const { chineseToo } = useMessages(partMessages);
  return [
    {
      validator: (_rule: unknown, text?: Partial<Localised>) =>
        lacksChinese(text) ? Promise.reject(new Error(chineseToo)) : Promise.resolve(),
    },
  ];
}

/** Browsers read a second slash or a backslash as another host. */
const SHOP_PATH = /^\/(?![/\\])[\w\-./?=&%,+#~:@!$'()*;]*$/;

/** The rule of a field with a path of the shop. */
export const useShopPath = () => [
  { required: true, pattern: SHOP_PATH, message: useMessages(partMessages).shopPath },
];
