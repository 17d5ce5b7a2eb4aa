import { SHIPPING_COUNTRIES, SHIPPING_COUNTRY_CODES } from '@vitrine/kit';
import { useMemo } from 'react';
import { useLanguage } from '../../language/LanguageProvider.tsx';

/** The countries that the shop ships to, as the options of a select. */
export function useCountryOptions() {
  const { language } = useLanguage();
  return useMemo(
    () =>
      SHIPPING_COUNTRY_CODES.map((value) => ({
        value,
        label: SHIPPING_COUNTRIES[value].name[language],
      })),
    [language],
  );
}
