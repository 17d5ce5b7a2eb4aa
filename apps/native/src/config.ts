import type { Language } from '@vitrine/kit';
import type { AppName } from '@vitrine/platform';
import { Platform } from 'react-native';
import { brand } from './brand/brand.ts';

export const VERSION = brand.version;
export const SCHEME = brand.scheme;
export const HOSTS: readonly string[] = [brand.host];

/** The shop's page with the privacy policy. */
export const POLICY_PATH = '/content/privacy';

/** The filing number of the shop in mainland China, with its public record. */
export const FILING: {
  readonly text: Readonly<Record<Language, string>>;
  readonly link: string;
} | null = brand.icp;

/** The browser build is served beside the shop. */
export const SHOP_URL = Platform.OS === 'web' ? '' : `https://${brand.host}`;

/** Calls of the browser build go through the server beside the shop, which makes them those of a phone. */
export const CALL_URL = SHOP_URL || '/_app/calls';

/** HarmonyOS is a system of its own, and never "not iOS, so Android". The browser build stands in for a phone. */
const NAMES: Readonly<Record<string, AppName>> = {
  ios: 'ios',
  android: 'android',
  harmony: 'harmony',
};
export const APP_NAME: AppName = NAMES[Platform.OS] ?? 'ios';
