import type { Language } from '@vitrine/kit';

const ENGLISH_PREFIX = '/en';

/** The address of a screen in a language: Chinese has no prefix. */
export const localisedPath = (path: string, language: Language): string =>
  language === 'en-US' ? `${ENGLISH_PREFIX}${path === '/' ? '' : path}` : path;
