import type { Language } from './language.ts';
import { maskMobile, SHIPPING_COUNTRIES, type ShippingCountryCode } from './shipping-countries.ts';

interface Place {
  readonly country: { readonly code: string; readonly name: string };
  readonly state: { readonly code: string; readonly name: string };
  readonly city: { readonly name: string };
  readonly district: string;
}

interface Door extends Place {
  readonly addressLine: string;
  readonly zipCode: string | null;
}

const MUNICIPALITIES = ['BJ', 'TJ', 'SH', 'CQ'];

/** A city by itself: naming it twice, perhaps in two languages, helps nobody. */
export const isMunicipality = ({ code }: Place['state']): boolean => MUNICIPALITIES.includes(code);

const isHan = (text: string): boolean => /[一-鿿]/.test(text);

/** From the country, where it is another, to the district; each place once. */
function placesOf({ country, state, city, district }: Place): string[] {
  const abroad = country.code === 'CN' ? '' : country.name;
  const places = [abroad, state.name, isMunicipality(state) ? '' : city.name, district];
  return [...new Set(places)].filter(Boolean);
}

/** The largest part first in Chinese, the smallest first in English. */
const inOrder = (parts: readonly string[], language: Language): string =>
  language === 'en-US'
    ? [...parts].reverse().join(', ')
    : parts.join(parts.every(isHan) ? '' : ' ');

/** As far as the district: enough to know which address it is. */
export const placeText = (place: Place, language: Language): string =>
  inOrder(placesOf(place), language);

/** An address in one line. */
export function addressText(door: Door, language: Language): string {
  const line = inOrder([...new Set([...placesOf(door), door.addressLine])], language);
  return [line, door.zipCode].filter(Boolean).join(language === 'en-US' ? ', ' : '，');
}

interface Reached {
  readonly mobile: string;
  readonly mobileCountry: ShippingCountryCode;
}

/** A number that its owner knows again: 138 **** 2076, and with its country where that is another. */
export function mobileText({ mobile, mobileCountry }: Reached): string {
  const masked = maskMobile(mobile).replace(/\*+/, ' $& ');
  return mobileCountry === 'CN'
    ? masked
    : `${SHIPPING_COUNTRIES[mobileCountry].callingCode} ${masked}`;
}
