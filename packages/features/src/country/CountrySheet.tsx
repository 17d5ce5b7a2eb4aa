import { SHIPPING_COUNTRIES, SHIPPING_COUNTRY_CODES } from '@vitrine/kit';
import { useLanguage, useMessages, usePlatform } from '@vitrine/platform';
import { Box, cx, Icon, Sheet, Tap, Text } from '@vitrine/ui';
import styles from './CountrySheet.module.css';
import type { CountrySheetProps } from './CountrySheet.types.ts';
import { messages } from './messages.ts';

/** Where parcels go. Another choice opens the shop anew, so that it is settled by a tap and not on the way. */
export function CountrySheet({ open, onClose }: CountrySheetProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { country, deliverTo } = usePlatform();
  return (
    <Sheet open={open} onClose={onClose} title={words.title}>
      <Box role="radiogroup" aria-label={words.title}>
        {SHIPPING_COUNTRY_CODES.map((code) => {
          const isCurrent = code === country;
          return (
            <Tap
              key={code}
              className={cx(styles.country, isCurrent && styles.current)}
              role="radio"
              aria-checked={isCurrent}
              onTap={() => (isCurrent ? onClose() : deliverTo(code))}
            >
              <Text>{SHIPPING_COUNTRIES[code].name[language]}</Text>
              {isCurrent && <Icon name="done" size="m" />}
            </Tap>
          );
        })}
      </Box>
      <Text as="p" look="cap" tone="quiet" className={styles.note}>
        {words.note}
      </Text>
    </Sheet>
  );
}
