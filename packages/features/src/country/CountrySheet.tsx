import { SHIPPING_COUNTRIES, SHIPPING_COUNTRY_CODES } from '@vitrine/kit';
import { useLanguage, useMessages, usePlatform } from '@vitrine/platform';
import { ChoiceSheet, Text } from '@vitrine/ui';
import styles from './CountrySheet.module.css';
import type { CountrySheetProps } from './CountrySheet.types.ts';
import { messages } from './messages.ts';

/** Where parcels go. Another choice opens the shop anew, so that it is settled by a tap and not on the way. */
export function CountrySheet({ open, onClose }: CountrySheetProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { country, deliverTo } = usePlatform();
  return (
    <ChoiceSheet
      open={open}
      onClose={onClose}
      title={words.title}
      choices={SHIPPING_COUNTRY_CODES}
      nameOf={(code) => SHIPPING_COUNTRIES[code].name[language]}
      current={country}
      onChoose={deliverTo}
    >
      <Text as="p" look="cap" tone="quiet" className={styles.note}>
        {words.note}
      </Text>
    </ChoiceSheet>
  );
}
