import type { Language } from './language.ts';
import { maskMobile, SHIPPING_COUNTRIES, type ShippingCountryCode } from './shipping-countries.ts';

interface AddressRegion {
  readonly country: { readonly code: string; readonly name: string };
  readonly state: { readonly code: string; readonly name: string };
  readonly city: { readonly name: string };
  readonly district: string;
}

interface PostalAddress extends AddressRegion {
  readonly addressLine: string;
  readonly zipCode: string | null;
}

/** The cities of the municipalities, in Chinese like every city and district. */
const MUNICIPALITIES: Readonly<Record<string, string>> = {
  BJ: '北京市',
  TJ: '天津市',
  SH: '上海市',
  CQ: '重庆市',
};

/** The only city of a municipality. It has the name of the state, so formatted addresses leave it out. */
export const findMunicipalCity = ({ code }: { readonly code: string }): string | undefined =>
  MUNICIPALITIES[code];

const isHan = (text: string): boolean => /[一-鿿]/.test(text);

/** Lists the parts from the country (outside the mainland only) to the district, without duplicates. */
function listAddressParts({ country, state, city, district }: AddressRegion): string[] {
  const countryName = country.code === 'CN' ? '' : country.name;
  const parts = [countryName, state.name, findMunicipalCity(state) ? '' : city.name, district];
  return [...new Set(parts)].filter(Boolean);
}

/** Joins the parts: the largest first in Chinese, the smallest first in English. */
const joinParts = (parts: readonly string[], language: Language): string =>
  language === 'en-US'
    ? [...parts].reverse().join(', ')
    : parts.join(parts.every(isHan) ? '' : ' ');

/** Formats an address down to its district, without the street. */
export const formatAddressRegion = (region: AddressRegion, language: Language): string =>
  joinParts(listAddressParts(region), language);

/** Formats an address in one line. */
export function formatAddress(address: PostalAddress, language: Language): string {
  const line = joinParts(
    [...new Set([...listAddressParts(address), address.addressLine])],
    language,
  );
  return [line, address.zipCode].filter(Boolean).join(language === 'en-US' ? ', ' : '，');
}

interface MobileContact {
  readonly mobile: string;
  readonly mobileCountry: ShippingCountryCode;
}

/** Formats a masked mobile number such as 138 **** 2076, with the calling code outside the mainland. */
export function formatMaskedMobile({ mobile, mobileCountry }: MobileContact): string {
  const masked = maskMobile(mobile).replace(/\*+/, ' $& ');
  return mobileCountry === 'CN'
    ? masked
    : `${SHIPPING_COUNTRIES[mobileCountry].callingCode} ${masked}`;
}
