import type { ShippingCountryCode } from '@vitrine/kit';

const PREFIX = { CN: 'EM', HK: 'SF' } as const;
const SERIAL_DIGITS = 8;
const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

/** The check digit of the Universal Postal Union, which detects mistyped numbers. */
export function calculateCheckDigit(serial: string): number {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(serial[at]), 0);
  const digit = 11 - (sum % 11);
  return digit === 10 ? 0 : digit === 11 ? 5 : digit;
}

/** Derives the tracking number from the id of the shipment. */
export function createTrackingNumber(shipmentId: string, country: ShippingCountryCode): string {
  const serial = String(88_420_000 + Number(shipmentId)).padStart(SERIAL_DIGITS, '0');
  return `${PREFIX[country]}${serial}${calculateCheckDigit(serial.slice(-SERIAL_DIGITS))}${country}`;
}
