import { type Localised, localised } from '@vitrine/kit';

/** The countries of brands, merchants and production, by their ISO codes. */
export const COUNTRY_NAMES = {
  AT: localised('奥地利', 'Austria'),
  BE: localised('比利时', 'Belgium'),
  CH: localised('瑞士', 'Switzerland'),
  CN: localised('中国', 'China'),
  DE: localised('德国', 'Germany'),
  DK: localised('丹麦', 'Denmark'),
  ES: localised('西班牙', 'Spain'),
  FR: localised('法国', 'France'),
  GB: localised('英国', 'United Kingdom'),
  HK: localised('中国香港', 'Hong Kong, China'),
  IT: localised('意大利', 'Italy'),
  JP: localised('日本', 'Japan'),
  NO: localised('挪威', 'Norway'),
  PT: localised('葡萄牙', 'Portugal'),
  SE: localised('瑞典', 'Sweden'),
} satisfies Record<string, Localised>;

export type CountryCode = keyof typeof COUNTRY_NAMES;
