import type { Localised } from '@vitrine/kit';
import { both } from '../both.ts';

/** The countries where houses live and pieces are made. */
export const PLACES = {
  AT: both('奥地利', 'Austria'),
  BE: both('比利时', 'Belgium'),
  CH: both('瑞士', 'Switzerland'),
  CN: both('中国', 'China'),
  DE: both('德国', 'Germany'),
  DK: both('丹麦', 'Denmark'),
  ES: both('西班牙', 'Spain'),
  FR: both('法国', 'France'),
  HK: both('中国香港', 'Hong Kong, China'),
  IT: both('意大利', 'Italy'),
  JP: both('日本', 'Japan'),
  NO: both('挪威', 'Norway'),
  PT: both('葡萄牙', 'Portugal'),
  SE: both('瑞典', 'Sweden'),
  UK: both('英国', 'United Kingdom'),
} satisfies Record<string, Localised>;

export type Home = keyof typeof PLACES;
