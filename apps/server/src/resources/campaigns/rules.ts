import { type Language, maskPersonName } from '@vitrine/kit';

export const UNNAMED_FRIEND = { 'zh-CN': '一位朋友', 'en-US': 'A friend' };

/** The masked name that friends see of each other. */
export function maskFriendName(name: string | null, language: Language): string {
  const trimmed = name?.trim();
  return trimmed ? maskPersonName(trimmed) : UNNAMED_FRIEND[language];
}

export const addQueryParameter = (path: string, name: string, value: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
