/** The languages of the shop. Chinese is the default. */
export type Language = 'zh-CN' | 'en-US';

export const LANGUAGES: readonly Language[] = ['zh-CN', 'en-US'];
export const DEFAULT_LANGUAGE: Language = 'zh-CN';

/** The language to switch to. */
export const otherLanguage = (language: Language): Language =>
  language === 'zh-CN' ? 'en-US' : 'zh-CN';

/** A text in every language of the shop. */
export type Localised = Record<Language, string>;

/** A text in Chinese and in English. */
export const localised = (zh: string, en: string): Localised => ({ 'zh-CN': zh, 'en-US': en });

/** Parses a language tag or an Accept-Language header. Returns the first supported language, or the default. */
export function parseLanguage(header: string | null | undefined): Language {
  return findLanguage(header) ?? DEFAULT_LANGUAGE;
}

/** Like parseLanguage, but returns undefined when no language is supported. */
export function findLanguage(header: string | null | undefined): Language | undefined {
  for (const part of (header ?? '').split(',')) {
    const tag = part.split(';')[0]?.trim().toLowerCase() ?? '';
    if (tag === 'zh' || tag.startsWith('zh-') || tag.startsWith('zh_')) return 'zh-CN';
    if (tag === 'en' || tag.startsWith('en-') || tag.startsWith('en_')) return 'en-US';
  }
  return undefined;
}

/** The messages of a screen or a module. Both languages have the same keys. */
export type Messages<T> = { [L in Language]: T };

/** The type of a translation: every literal text becomes `string`, lists and tuples keep their shape. */
type Shape<T> = T extends string ? string : { [Key in keyof T]: Shape<T[Key]> };

/** The Chinese and the English of one text. Names of codes that a type lists satisfy `Record<Code, MessagePair>`. */
export type MessagePair = readonly [zh: string, en: string];

/** The empty list lets TypeScript infer tuples, whose length both languages share. */
type Translation = NonNullable<unknown> | readonly [];

/** The Chinese and the English of one text, or of a list of texts. */
type Pair = readonly [zh: Translation, en: Translation];

interface Pairs {
  readonly [key: string]: Pair | Pairs;
}

/** Requires the English of each pair to have the shape of its Chinese. */
type SamePairs<T> = {
  [Key in keyof T]: T[Key] extends Pair ? readonly [unknown, Shape<T[Key][0]>] : SamePairs<T[Key]>;
};

type OneLanguage<T> = {
  [Key in keyof T]: T[Key] extends Pair ? Shape<T[Key][0]> : OneLanguage<T[Key]>;
};

const isPair = (entry: Pair | Pairs): entry is Pair => Array.isArray(entry);

const pickLanguage = (pairs: Pairs, index: 0 | 1): object =>
  Object.fromEntries(
    Object.entries(pairs).map(([key, entry]) => [
      key,
      isPair(entry) ? entry[index] : pickLanguage(entry, index),
    ]),
  );

/**
 * Defines messages by pairs of the Chinese and the English, so that each key is written once.
 *
 * @example
 * export const messages = defineMessages({ save: ['保存', 'Save'] });
 */
export const defineMessages = <T extends Pairs>(
  pairs: T & SamePairs<T>,
): Messages<OneLanguage<T>> =>
  ({ 'zh-CN': pickLanguage(pairs, 0), 'en-US': pickLanguage(pairs, 1) }) as Messages<
    OneLanguage<T>
  >;
