/** The two languages of the shop. Chinese comes first: it is the default wherever none is named. */
export type Language = 'zh-CN' | 'en-US';

export const LANGUAGES: readonly Language[] = ['zh-CN', 'en-US'];
export const DEFAULT_LANGUAGE: Language = 'zh-CN';

/** The one that is not spoken now. */
export const otherLanguage = (language: Language): Language =>
  language === 'zh-CN' ? 'en-US' : 'zh-CN';

/** A text in every language of the shop. */
export type Localised = Record<Language, string>;

/** Reads a language tag or an Accept-Language header: the first language the shop speaks wins. */
export function parseLanguage(header: string | null | undefined): Language {
  return namedLanguage(header) ?? DEFAULT_LANGUAGE;
}

/** Like parseLanguage, but says so when no known language is named. */
export function namedLanguage(header: string | null | undefined): Language | undefined {
  for (const part of (header ?? '').split(',')) {
    const tag = part.split(';')[0]?.trim().toLowerCase() ?? '';
    if (tag === 'zh' || tag.startsWith('zh-') || tag.startsWith('zh_')) return 'zh-CN';
    if (tag === 'en' || tag.startsWith('en-') || tag.startsWith('en_')) return 'en-US';
  }
  return undefined;
}

/** Messages of a screen or module: English must answer every key that Chinese has. */
export type Messages<T> = { [L in Language]: T };
