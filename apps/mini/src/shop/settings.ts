import { getAccountInfoSync, getExtConfigSync, getStorageSync } from '@tarojs/taro';
import {
  DEFAULT_COUNTRY,
  type Language,
  namedCountry,
  namedLanguage,
  parseLanguage,
  type ShippingCountryCode,
} from '@vitrine/kit';
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

const chosen = (choice: 'language' | 'country'): string => String(getStorageSync(choice) ?? '');

/** Chinese, unless the link that opened the shop or the shopper's own choice says otherwise. */
export const language = (): Language =>
  namedLanguage(entry().query.language) ?? parseLanguage(chosen('language'));

/** Where parcels go: as the link says for this visit, or as the shopper chose before. */
export const country = (): ShippingCountryCode =>
  namedCountry(entry().visit.country) ?? namedCountry(chosen('country')) ?? DEFAULT_COUNTRY;
