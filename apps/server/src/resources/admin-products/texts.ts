import type { CatalogueText } from '@vitrine/contract/admin';
import type { Localised } from '@vitrine/kit';

/** Without an English text the Chinese one is stored in its place, so that every reader finds a text. */
export const toStoredText = (text: CatalogueText): Localised => ({
  'zh-CN': text['zh-CN'],
  'en-US': text['en-US'] ?? text['zh-CN'],
});

/** An English text that equals the Chinese one counts as missing. */
export function toCatalogueText(stored: Localised | CatalogueText): CatalogueText {
  const { 'zh-CN': zh, 'en-US': en } = stored;
  return { 'zh-CN': zh, 'en-US': en === undefined || en === zh ? null : en };
}
