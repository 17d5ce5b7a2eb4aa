import { SHIPPING_COUNTRIES } from '@vitrine/kit';
import { useLanguage, useMessages, usePlatform } from '@vitrine/platform';
import { ChoiceSheet, Text } from '@vitrine/ui';
import styles from './CountrySheet.module.css';
import type { CountrySheetProps } from './CountrySheet.types.ts';
import { messages } from './messages.ts';
import { useCountryChoices } from './useCountryChoices.ts';

/** The choice of the delivery country. A choice reloads the shop, so it takes a press, not just arrow keys. */
export function CountrySheet({ open, onClose }: CountrySheetProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { country, changeCountry } = usePlatform();
  const choices = useCountryChoices(country);
  return (
    <ChoiceSheet
      open={open}
      onClose={onClose}
      title={t.title}
      choices={choices}
      getLabel={(code) => SHIPPING_COUNTRIES[code].name[language]}
      current={country}
      onSelect={changeCountry}
    >
      <Text as="p" variant="caption" tone="quiet" className={styles.note}>
        {t.note}
      </Text>
    </ChoiceSheet>
  );
}
