import {
  getAccountInfoSync,
  getExtConfigSync,
  getLaunchOptionsSync,
  getStorageSync,
} from '@tarojs/taro';
import { type Language, namedLanguage, parseLanguage } from '@vitrine/kit';
import type { PlatformName } from '@vitrine/platform';

declare const VITRINE_API: string;

const NAMES: Record<string, PlatformName> = { weapp: 'minip', tt: 'ttmp', alipay: 'alimp' };

/** Which of the three hosts this build is for. */
export const platformName: PlatformName = NAMES[process.env.TARO_ENV ?? ''] ?? 'minip';

/** Where the shop's server is: as the vendor's console says for this shop, or as it was built. */
export function apiBase(): string {
  const { apiBase: configured } = (getExtConfigSync?.() ?? {}) as { apiBase?: string };
  return configured ?? VITRINE_API;
}

const launchQuery = (): Record<string, string> => ({ ...getLaunchOptionsSync?.().query });

/** The release that the vendor's console has published; none while it is being developed. */
export const version = (): string | undefined =>
  getAccountInfoSync?.().miniProgram.version || undefined;

/** The token that the mini-program was opened with, for its exchange. */
export const launchToken = (): string | undefined => launchQuery().token;

/** Chinese, unless the link that opened the shop or the shopper's own choice says otherwise. */
export function language(): Language {
  const chosen: unknown = getStorageSync('language');
  return namedLanguage(launchQuery().language) ?? parseLanguage(String(chosen ?? ''));
}
