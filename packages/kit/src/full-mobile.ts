import {
  isMobile,
  normaliseMobile,
  SHIPPING_COUNTRIES,
  SHIPPING_COUNTRY_CODES,
  type ShippingCountryCode,
} from './shipping-countries.ts';

const getCallingCode = (country: ShippingCountryCode): string =>
  SHIPPING_COUNTRIES[country].callingCode.slice(1);

/**
 * Converts a mobile number to digits with its calling code. A number without a calling code is read as a
 * mainland number, or else as a Hong Kong number. Returns undefined for an invalid number.
 *
 * @example toFullMobile('138 0013 8000') // '8613800138000'
 */
export function toFullMobile(text: string): string | undefined {
  const digits = normaliseMobile(text).replace(/^(?:\+|00)/, '');
  const localCountry = SHIPPING_COUNTRY_CODES.find((country) => isMobile(country, digits));
  if (localCountry) return getCallingCode(localCountry) + digits;
  const fullCountry = SHIPPING_COUNTRY_CODES.find((country) => {
    const code = getCallingCode(country);
    return digits.startsWith(code) && isMobile(country, digits.slice(code.length));
  });
  return fullCountry && digits;
}

/** Removes the calling code from a full mobile number such as 8613800138000. */
export function toLocalMobile(full: string): string {
  const country = SHIPPING_COUNTRY_CODES.find(
    (code) =>
      full.startsWith(getCallingCode(code)) &&
      isMobile(code, full.slice(getCallingCode(code).length)),
  );
  return country ? full.slice(getCallingCode(country).length) : full;
}
