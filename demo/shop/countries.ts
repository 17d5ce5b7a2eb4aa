import type { Localised } from '@vitrine/kit';
import { localised } from './localised.ts';

/** The countries of brands, merchants and production. */
export const COUNTRY_NAMES = {
  AT: localised('奥地利', 'Austria'),
  BE: localised('比利时', 'Belgium'),
  CH: localised('瑞士', 'Switzerland'),
  CN: localised('中国', 'China'),
  DE: localised('德国', 'Germany'),
  DK: localised('丹麦', 'Denmark'),
  ES: localised('西班牙', 'Spain'),
  FR: localised('法国', 'France'),
  HK: localised('中国香港', 'Hong Kong, China'),
  IT: localised('意大利', 'Italy'),
  JP: localised('日本', 'Japan'),
  NO: localised('挪威', 'Norway'),
  PT: localised('葡萄牙', 'Portugal'),
  SE: localised('瑞典', 'Sweden'),
  UK: localised('英国', 'United Kingdom'),
} satisfies Record<string, Localised>;

export type CountryCode = keyof typeof COUNTRY_NAMES;
