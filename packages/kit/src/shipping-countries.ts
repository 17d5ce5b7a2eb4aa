import type { Localised } from './language.ts';

interface ShippingCountry {
  /** As the catalogue numbers it. */
  id: string;
  callingCode: string;
  mobile: RegExp;
  name: Localised;
}

/** Where parcels go, and what a mobile number looks like there. */
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

/** Where parcels go unless somebody says otherwise. */
export const DEFAULT_COUNTRY: ShippingCountryCode = 'CN';

/** The country that an address, a cookie or a device names, if parcels go there. */
export const namedCountry = (text: string | null | undefined): ShippingCountryCode | undefined =>
  SHIPPING_COUNTRY_CODES.find((code) => code === text?.toUpperCase());

/** A mobile number without what people put between its digits. */
export const asMobile = (text: string): string => text.replace(/[\s()-]/g, '');

export const isMobile = (country: ShippingCountryCode, mobile: string): boolean =>
  SHIPPING_COUNTRIES[country].mobile.test(mobile);

/** 138****2076, 6***0913: the ends only. */
export const maskMobile = (mobile: string): string =>
  mobile.length > 8
    ? `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
    : `${mobile.slice(0, 1)}***${mobile.slice(-4)}`;

export const isZipCode = (text: string): boolean => /^\d{6}$/.test(text);
