import { DEFAULT_LANGUAGE, type Language } from '@vitrine/kit';

/** Answers whichever of two texts, or of two sets of fields, belongs to the language being written. */
export type Say = <T = string>(zh: T, en: T) => T;

export const sayIn =
  (language: Language): Say =>
  (zh, en) =>
    language === DEFAULT_LANGUAGE ? zh : en;
