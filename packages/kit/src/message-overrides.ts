import { DEFAULT_LANGUAGE, type Language, otherLanguage } from './language.ts';

/** The texts that a merchant wrote in place of messages, by the keys of the messages. */
export type MessageOverrides = Readonly<Record<string, string>>;

/** One text of a table of messages, and where it stands in memory. */
export interface MessageText {
  readonly key: string;
  readonly language: Language;
  /** What the shop says without an override. */
  readonly original: string;
  readonly holder: Record<string, unknown>;
  readonly name: string;
}

/** The names under which a table keeps the texts of a language. */
const LANGUAGE_NAMES: Readonly<Record<string, Language>> = {
  zh: DEFAULT_LANGUAGE,
  [DEFAULT_LANGUAGE]: DEFAULT_LANGUAGE,
  en: otherLanguage(DEFAULT_LANGUAGE),
  [otherLanguage(DEFAULT_LANGUAGE)]: otherLanguage(DEFAULT_LANGUAGE),
};

/**
 * Lists the texts of a table with their keys: the name of the table and the path of the message. What stands
 * outside both languages is no text.
 */
export function listMessageTexts(key: string, table: object, language?: Language): MessageText[] {
  return Object.entries(table).flatMap(([name, value]): MessageText[] => {
    const ownLanguage = language ? undefined : LANGUAGE_NAMES[name];
    const valueKey = ownLanguage ? key : `${key}.${name}`;
    const valueLanguage = language ?? ownLanguage;
    if (typeof value === 'object' && value !== null)
      return listMessageTexts(valueKey, value, valueLanguage);
    if (typeof value !== 'string' || !valueLanguage) return [];
    const holder = table as Record<string, unknown>;
    return [{ key: valueKey, language: valueLanguage, original: value, holder, name }];
  });
}

const texts: MessageText[] = [];
const tables = new Set<string>();
const overridesByLanguage: Partial<Record<Language, MessageOverrides>> = {};

function applyOverride({ key, language, original, holder, name }: MessageText): void {
  holder[name] = overridesByLanguage[language]?.[key] ?? original;
}

/** Names a table of messages, so that overrides find its texts, and returns it. */
export function registerMessages<T extends object>(name: string, table: T): T {
  const added = listMessageTexts(name, table);
  tables.add(name);
  texts.push(...added);
  added.forEach(applyOverride);
  return table;
}

/** Tells whether the table of this name is registered. */
export const hasMessages = (name: string): boolean => tables.has(name);

/** Says what the merchant wrote in a language: in all tables that are registered, and in those that come later. */
export function overrideMessages(language: Language, overrides: MessageOverrides): void {
  overridesByLanguage[language] = overrides;
  for (const text of texts) if (text.language === language) applyOverride(text);
}

/** Adds to what the merchant wrote in a language, when more of it has arrived. */
export const addOverrides = (language: Language, overrides: MessageOverrides): void =>
  overrideMessages(language, { ...overridesByLanguage[language], ...overrides });
