import type { Localised } from '@vitrine/kit';
import type { ChosenAddress } from '../checkout/stored.ts';

type Door = Pick<ChosenAddress, 'city' | 'stateName' | 'countryCode'>;

const HONG_KONG: Localised = { 'zh-CN': '香港', 'en-US': 'Hong Kong' };

const isHan = (text: string) => /\p{Script=Han}/u.test(text);

/**
 * Where a parcel is handed over. A city is known only as its shopper wrote it; who reads the other
 * language is told the province.
 */
export function doorOf({ city, stateName, countryCode }: Door): Localised {
  if (countryCode === 'HK') return HONG_KONG;
  if (!city) return stateName;
  return isHan(city) ? { ...stateName, 'zh-CN': city } : { ...stateName, 'en-US': city };
}
