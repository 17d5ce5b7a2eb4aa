import type { ShippingCountryCode } from '@vitrine/kit';

const PREFIX = { CN: 'EM', HK: 'SF' } as const;
const SERIAL_DIGITS = 8;
const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

/** The last digit as the Universal Postal Union counts it, so that a mistyped number is found out. */
export function checkDigit(serial: string): number {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(serial[at]), 0);
  const digit = 11 - (sum % 11);
  return digit === 10 ? 0 : digit === 11 ? 5 : digit;
}

/** The number a parcel travels under, from its own id. */
export function trackingNumberOf(parcelId: string, country: ShippingCountryCode): string {
  const serial = String(88_420_000 + Number(parcelId)).padStart(SERIAL_DIGITS, '0');
  return `${PREFIX[country]}${serial}${checkDigit(serial.slice(-SERIAL_DIGITS))}${country}`;
}
