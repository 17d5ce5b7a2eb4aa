import { findLanguage, type Language } from '@vitrine/kit';
import type { KeyValueStorage } from '@vitrine/platform';

export const LANGUAGE_KEY = 'language';

/** The language that the shopper chose, or else that of the device: Chinese for Chinese, English for any other. */
export function readLanguage(
  storage: KeyValueStorage,
  locale = Intl.DateTimeFormat().resolvedOptions().locale,
): Language {
  return (
    findLanguage(storage.get(LANGUAGE_KEY) ?? '') ?? (/^zh\b/i.test(locale) ? 'zh-CN' : 'en-US')
  );
}

export const writeLanguage = (storage: KeyValueStorage, language: Language): void =>
  storage.set(LANGUAGE_KEY, language);
