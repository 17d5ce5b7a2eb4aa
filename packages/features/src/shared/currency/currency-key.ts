/** The storage key of the currency that the shopper has chosen on this device. */
export const CURRENCY_KEY = 'currency';
