import { LANGUAGES } from '@vitrine/kit';
import { useLanguage, useMessages, usePlatform } from '@vitrine/platform';
import { Box, Link, Text } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { LANGUAGE_NAMES, messages } from './messages.ts';
import styles from './Rows.module.css';

const Setting = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box className={styles.row}>
    <Text className={styles.name}>{name}</Text>
    {children}
  </Box>
);

/** Both languages side by side; the other one leads to the same screen in it. */
function Languages() {
  const { rememberLanguage } = usePlatform();
  const spoken = useLanguage();
  return LANGUAGES.map((language) =>
    language === spoken ? (
      <Text key={language} strong className={styles.spoken} aria-current="true">
        {LANGUAGE_NAMES[language]}
      </Text>
    ) : (
      <Link
        key={language}
        className={styles.language}
        to={{ route: 'me', language }}
        onTap={() => rememberLanguage(language)}
      >
        <Text lang={language}>{LANGUAGE_NAMES[language]}</Text>
      </Link>
    ),
  );
}

/** How the shop speaks to this shopper, and where it delivers. */
export function Settings() {
  const words = useMessages(messages);
  return (
    <Box as="section" className={styles.rows}>
      <Setting name={words.language}>
        <Languages />
      </Setting>
      <Setting name={words.country}>
        <Text tone="quiet">{words.countryName}</Text>
      </Setting>
      <Setting name={words.currency}>
        <Text tone="quiet">{words.currencyName}</Text>
      </Setting>
    </Box>
  );
}
