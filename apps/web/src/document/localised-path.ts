import type { Language } from '@vitrine/kit';

const ENGLISH_PREFIX = '/en';

/** The path of a screen in a language. Chinese paths have no prefix. */
export const localisedPath = (path: string, language: Language): string =>
  language === 'en-US' ? `${ENGLISH_PREFIX}${path === '/' ? '' : path}` : path;
