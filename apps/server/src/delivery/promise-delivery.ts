import type { DeliveryPromise } from '@vitrine/contract';
import {
  chinaClock,
  DAY_MS,
  type Language,
  SHIPPING_COUNTRIES,
  type ShippingCountryCode,
  toChinaIsoDate,
} from '@vitrine/kit';
import type { StoredShippingAddress, StoredShippingOption } from '../pricing/stored-types.ts';
import { formatDeliveryPlace } from './delivery-place.ts';
import { addWorkingDays } from './working-days.ts';

/** Same-day orders placed from this hour in Beijing on arrive the next day. */
const SAME_DAY_UNTIL_HOUR = 11;

export type DeliveryTime = Pick<StoredShippingOption, 'type' | 'minDays' | 'maxDays'>;

/** The days between which an order arrives, customs included. */
export function calculateDeliveryDays(
  { type, minDays, maxDays }: DeliveryTime,
  orderedAt: number,
): { from: string; to: string } {
  if (type !== 'same-day')
    return { from: addWorkingDays(orderedAt, minDays), to: addWorkingDays(orderedAt, maxDays) };
  const isLate = chinaClock(orderedAt).hour >= SAME_DAY_UNTIL_HOUR;
  const day = toChinaIsoDate(orderedAt + (isLate ? DAY_MS : 0));
  return { from: day, to: day };
}

/** The parts of an address that a promise names. */
export type PromisePlace = Pick<StoredShippingAddress, 'city' | 'stateName' | 'countryCode'>;

/** What a promise calls the place: the city of an address, or the country while there is none. */
export function formatPromisePlace(
  address: PromisePlace | null,
  country: ShippingCountryCode,
  language: Language,
): string {
  if (!address) return SHIPPING_COUNTRIES[country].name[language];
  // 上海市 is 上海 in a sentence.
  return formatDeliveryPlace(address)[language].replace(/(?<=.{2})市$/u, '');
}

interface PromiseContext {
  readonly orderedAt: number;
  /** The address of the order, or the shopper's default one. */
  readonly address: PromisePlace | null;
  readonly country: ShippingCountryCode;
  readonly language: Language;
}

/** The one promise that every screen shows for a shipping option. */
export const promiseDelivery = (
  option: DeliveryTime,
  { orderedAt, address, country, language }: PromiseContext,
): DeliveryPromise => ({
  ...calculateDeliveryDays(option, orderedAt),
  place: formatPromisePlace(address?.countryCode === country ? address : null, country, language),
});
