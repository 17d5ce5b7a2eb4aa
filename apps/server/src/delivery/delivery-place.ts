import type { Localised } from '@vitrine/kit';
import type { StoredShippingAddress } from '../pricing/stored-types.ts';

type DeliveryPlace = Pick<StoredShippingAddress, 'city' | 'stateName' | 'countryCode'>;

const HONG_KONG: Localised = { 'zh-CN': '香港', 'en-US': 'Hong Kong' };

const isHan = (text: string) => /\p{Script=Han}/u.test(text);

/**
 * The place label of a delivery. A city is known only in the language that the shopper typed, so the
 * other language shows the province.
 */
export function formatDeliveryPlace({ city, stateName, countryCode }: DeliveryPlace): Localised {
  if (countryCode === 'HK') return HONG_KONG;
  if (!city) return stateName;
  return isHan(city) ? { ...stateName, 'zh-CN': city } : { ...stateName, 'en-US': city };
}
