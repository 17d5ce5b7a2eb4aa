import type { Localised } from './language.ts';

interface ShippingCountry {
  /** The id of the country in the catalogue. */
  id: string;
  callingCode: string;
  mobile: RegExp;
  name: Localised;
}

/** The countries that the shop ships to, with their mobile number formats. */
export const SHIPPING_COUNTRIES = {
  CN: {
    id: '42',
    callingCode: '+86',
    mobile: /^1[3-9]\d{9}$/,
    name: { 'zh-CN': '中国内地', 'en-US': 'Mainland China' },
  },
  HK: {
    id: '92',
    callingCode: '+852',
    mobile: /^[4-9]\d{7}$/,
    name: { 'zh-CN': '中国香港', 'en-US': 'Hong Kong SAR' },
  },
} as const satisfies Record<string, ShippingCountry>;

export type ShippingCountryCode = keyof typeof SHIPPING_COUNTRIES;

export const SHIPPING_COUNTRY_CODES = Object.keys(SHIPPING_COUNTRIES) as [
  ShippingCountryCode,
  ...ShippingCountryCode[],
];

/** The shipping country of shoppers who have chosen none. */
export const DEFAULT_COUNTRY: ShippingCountryCode = 'CN';

/** Finds the shipping country of a code from a URL, a cookie or the storage. */
export const findShippingCountry = (
  text: string | null | undefined,
): ShippingCountryCode | undefined =>
  SHIPPING_COUNTRY_CODES.find((code) => code === text?.toUpperCase());

/** Removes spaces, parentheses and hyphens from a mobile number. */
export const normaliseMobile = (text: string): string => text.replace(/[\s()-]/g, '');

export const isMobile = (country: ShippingCountryCode, mobile: string): boolean =>
  SHIPPING_COUNTRIES[country].mobile.test(mobile);

/** Masks a mobile number: 138****2076, 6***0913. */
export const maskMobile = (mobile: string): string =>
  mobile.length > 8
    ? `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
    : `${mobile.slice(0, 1)}***${mobile.slice(-4)}`;

export const isZipCode = (text: string): boolean => /^\d{6}$/.test(text);
