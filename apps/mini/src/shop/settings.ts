import { getAccountInfoSync, getExtConfigSync, getStorageSync } from '@tarojs/taro';
import {
  DEFAULT_COUNTRY,
  findLanguage,
  findShippingCountry,
  type Language,
  parseLanguage,
  type ShippingCountryCode,
} from '@vitrine/kit';
import type { MiniProgramName } from '@vitrine/platform';
import { getEntry } from './entry.ts';

declare const VITRINE_API: string;

const NAMES: Record<string, MiniProgramName> = { weapp: 'minip', tt: 'ttmp', alipay: 'alimp' };

/** The host that this build is for. */
export const platformName: MiniProgramName = NAMES[process.env.TARO_ENV ?? ''] ?? 'minip';

/** The URL of the server: from the vendor's console, or from the build. */
export function apiBase(): string {
  const { apiBase: configured } = (getExtConfigSync?.() ?? {}) as { apiBase?: string };
  return configured ?? VITRINE_API;
}

/** The release that is published in the vendor's console. Absent in development. */
export const version = (): string | undefined =>
  getAccountInfoSync?.().miniProgram.version || undefined;

const readChoice = (choice: 'language' | 'country'): string => String(getStorageSync(choice) ?? '');

/** The language of the link that opened the shop, else the shopper's choice, else Chinese. */
export const language = (): Language =>
  findLanguage(getEntry().query.language) ?? parseLanguage(readChoice('language'));

/** The shipping country of the link that opened the shop, else the shopper's choice, else the default. */
export const country = (): ShippingCountryCode =>
  findShippingCountry(getEntry().landingParams.country) ??
  findShippingCountry(readChoice('country')) ??
  DEFAULT_COUNTRY;
