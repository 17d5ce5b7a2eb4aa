import { DEFAULT_LANGUAGE, type Language } from '@vitrine/kit';

/** Answers whichever of two texts belongs to the language being written. */
export type Say = (zh: string, en: string) => string;

export const sayIn =
  (language: Language): Say =>
  (zh, en) =>
    language === DEFAULT_LANGUAGE ? zh : en;
