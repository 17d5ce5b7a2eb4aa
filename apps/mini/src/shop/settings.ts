import { getAccountInfoSync, getExtConfigSync, getStorageSync } from '@tarojs/taro';
import { type Language, namedLanguage, parseLanguage } from '@vitrine/kit';
import type { MiniProgramName } from '@vitrine/platform';
import { entry } from './entry.ts';

declare const VITRINE_API: string;

const NAMES: Record<string, MiniProgramName> = { weapp: 'minip', tt: 'ttmp', alipay: 'alimp' };

/** Which of the three hosts this build is for. */
export const platformName: MiniProgramName = NAMES[process.env.TARO_ENV ?? ''] ?? 'minip';

/** Where the shop's server is: as the vendor's console says for this shop, or as it was built. */
export function apiBase(): string {
  const { apiBase: configured } = (getExtConfigSync?.() ?? {}) as { apiBase?: string };
  return configured ?? VITRINE_API;
}

/** The release that the vendor's console has published; none while it is being developed. */
export const version = (): string | undefined =>
  getAccountInfoSync?.().miniProgram.version || undefined;

/** Chinese, unless the link that opened the shop or the shopper's own choice says otherwise. */
export function language(): Language {
  const chosen: unknown = getStorageSync('language');
  return namedLanguage(entry().query.language) ?? parseLanguage(String(chosen ?? ''));
}
