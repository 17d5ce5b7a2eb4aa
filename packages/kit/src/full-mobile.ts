import {
  asMobile,
  isMobile,
  SHIPPING_COUNTRIES,
  SHIPPING_COUNTRY_CODES,
  type ShippingCountryCode,
} from './shipping-countries.ts';

const callingCode = (country: ShippingCountryCode): string =>
  SHIPPING_COUNTRIES[country].callingCode.slice(1);

/**
 * A mobile by which a shopper is known: digits, the country in front. What is written without a country
 * is read as the mainland's, and as Hong Kong's if it is none of those.
 *
 * @example fullMobile('138 0013 8000') // '8613800138000'
 */
export function fullMobile(text: string): string | undefined {
  const written = asMobile(text).replace(/^(?:\+|00)/, '');
  const plain = SHIPPING_COUNTRY_CODES.find((country) => isMobile(country, written));
  if (plain) return callingCode(plain) + written;
  const named = SHIPPING_COUNTRY_CODES.find((country) => {
    const code = callingCode(country);
    return written.startsWith(code) && isMobile(country, written.slice(code.length));
  });
  return named && written;
}

/** 8613800138000 without the country that everybody here shares. */
export function localMobile(full: string): string {
  const country = SHIPPING_COUNTRY_CODES.find(
    (code) =>
      full.startsWith(callingCode(code)) && isMobile(code, full.slice(callingCode(code).length)),
  );
  return country ? full.slice(callingCode(country).length) : full;
}
