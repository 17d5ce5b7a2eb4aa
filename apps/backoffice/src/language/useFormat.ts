import { formatExactPrice, formatPrice, hasMinorUnits, type Language } from '@vitrine/kit';
import { useMemo } from 'react';
import { useLanguage } from './LanguageProvider.tsx';

const CHINA = 'Asia/Shanghai';

function createFormat(language: Language) {
  const locale = language === 'zh-CN' ? 'zh-CN' : 'en-GB';
  const dateTime = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: CHINA,
  });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: CHINA });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: CHINA });
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return {
    /** A time in China, or a dash. */
    dateTime: (iso: string | null | undefined) => (iso ? dateTime.format(new Date(iso)) : '–'),
    time: (iso: string | null | undefined) => (iso ? time.format(new Date(iso)) : '–'),
    date: (iso: string | null | undefined) => (iso ? date.format(new Date(iso)) : '–'),
    number: (value: number) => number.format(value),
    percent: (share: number) => percent.format(share),
    /** An amount, with its minor units where it is not whole. */
    price: (minor: number, currency?: string) =>
      hasMinorUnits(minor) ? formatExactPrice(minor, currency) : formatPrice(minor, currency),
    /** An amount to the smallest coin. */
    exactPrice: formatExactPrice,
  };
}

/** Formats times in China, numbers and amounts in the operator's language. */
export function useFormat() {
  const { language } = useLanguage();
  return useMemo(() => createFormat(language), [language]);
}
