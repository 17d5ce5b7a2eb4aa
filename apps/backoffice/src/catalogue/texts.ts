import type { Language, Localised } from '@vitrine/kit';

/** A text of the catalogue: the English one may be missing. */
export interface CatalogueText {
  'zh-CN': string;
  'en-US': string | null;
}

/** The text in a language, or the Chinese one as shoppers would read it. */
export const pickText = (text: CatalogueText, language: Language): string =>
  text[language] || text['zh-CN'];

/** A text as a form edits it: without a missing language. */
export const toFormText = (text: CatalogueText): Localised => ({
  'zh-CN': text['zh-CN'],
  'en-US': text['en-US'] ?? '',
});

/** A text as the server takes it: an empty English one is missing. */
export const toCatalogueText = (text: Partial<Localised> | undefined): CatalogueText => ({
  'zh-CN': (text?.['zh-CN'] ?? '').trim(),
  'en-US': (text?.['en-US'] ?? '').trim() || null,
});

/** Whether only the English text is there, which no shopper could read: it would be dropped. */
export const lacksChinese = (text: Partial<Localised> | undefined): boolean =>
  !text?.['zh-CN']?.trim() && Boolean(text?.['en-US']?.trim());

/** A text that may be missing altogether. */
export const toOptionalText = (text: Partial<Localised> | undefined): CatalogueText | null =>
  text?.['zh-CN']?.trim() ? toCatalogueText(text) : null;
