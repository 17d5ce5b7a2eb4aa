import { DEFAULT_LANGUAGE, findLanguage, type Language } from '@vitrine/kit';

const KEY = 'backoffice.language';

/** The language that the operator chose on this device. */
export const readLanguage = (): Language =>
  findLanguage(localStorage.getItem(KEY)) ?? DEFAULT_LANGUAGE;

export const storeLanguage = (language: Language): void => localStorage.setItem(KEY, language);
