import { type Language, maskPersonName } from '@vitrine/kit';

const NAMELESS = { 'zh-CN': '别处的朋友', 'en-US': 'A friend' };

/** What friends see of each other. */
export function friendName(name: string | null, language: Language): string {
  const known = name?.trim();
  return known ? maskPersonName(known) : NAMELESS[language];
}

/** The page of a path with something more in its query. */
export const withQuery = (path: string, name: string, value: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
