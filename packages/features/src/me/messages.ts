import type { Language, Messages } from '@vitrine/kit';

/** Each language in its own words, whichever is spoken now. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  'zh-CN': '简体中文',
  'en-US': 'English',
};

interface MeMessages {
  title: string;
  greeting: string;
  language: string;
  country: string;
  countryName: string;
  currency: string;
  currencyName: string;
  version: string;
}

export const messages: Messages<MeMessages> = {
  'zh-CN': {
    title: '我的',
    greeting: '您好',
    language: '语言',
    country: '配送至',
    countryName: '中国大陆',
    currency: '货币',
    currencyName: '人民币 CNY ¥',
    version: '版本 {version}',
  },
  'en-US': {
    title: 'Me',
    greeting: 'Good to see you',
    language: 'Language',
    country: 'Delivering to',
    countryName: 'Mainland China',
    currency: 'Currency',
    currencyName: 'Renminbi CNY ¥',
    version: 'Version {version}',
  },
};
