import type { ShippingCountryCode } from './shipping-countries.ts';

/**
 * Where goods are sent from: within the country that they are delivered to, from a bonded warehouse in China, or
 * from abroad.
 */
export const SHIPPING_ORIGINS = ['domestic', 'bonded', 'abroad'] as const;
export type ShippingOrigin = (typeof SHIPPING_ORIGINS)[number];

/** Imported goods are declared, and their prices include import duties. */
export const isImported = (origin: ShippingOrigin): boolean => origin !== 'domestic';

/** Customs of mainland China clear each imported parcel, with the personal ID of its recipient. */
export const passesCustoms = (origin: ShippingOrigin, country: ShippingCountryCode): boolean =>
  isImported(origin) && country === 'CN';
