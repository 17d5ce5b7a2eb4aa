import { DEFAULT_LANGUAGE, type Language } from '@vitrine/kit';

/** Picks the Chinese or the English value, depending on the language of the page. */
export type Translate = <T = string>(zh: T, en: T) => T;

export const translatorFor =
  (language: Language): Translate =>
  (zh, en) =>
    language === DEFAULT_LANGUAGE ? zh : en;
