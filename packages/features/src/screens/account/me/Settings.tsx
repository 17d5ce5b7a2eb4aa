import { formatMessage, LANGUAGES, SHIPPING_COUNTRIES } from '@vitrine/kit';
import { useLanguage, useMessages, usePlatform } from '@vitrine/platform';
import { Box, Link, Text } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { CountryButton } from '../../../shared/country/CountryButton.tsx';
import { CurrencyButton } from '../../../shared/currency/CurrencyButton.tsx';
import { LANGUAGE_NAMES, messages } from './messages.ts';
import styles from './Rows.module.css';

const Setting = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box className={styles.row}>
    <Text className={styles.name}>{name}</Text>
    {children}
  </Box>
);

/** Both languages; the other one links to the same screen in that language. */
function Languages() {
  const { saveLanguage } = usePlatform();
  const current = useLanguage();
  return LANGUAGES.map((language) =>
    language === current ? (
      <Text key={language} strong className={styles.current} aria-current="true">
        {LANGUAGE_NAMES[language]}
      </Text>
    ) : (
      <Link
        key={language}
        className={styles.language}
        to={{ route: 'me', language }}
        onPress={() => saveLanguage(language)}
      >
        <Text lang={language}>{LANGUAGE_NAMES[language]}</Text>
      </Link>
    ),
  );
}

/** The delivery country; pressing it opens the choice of countries. */
function Country() {
  const t = useMessages(messages);
  const { country } = usePlatform();
  const name = SHIPPING_COUNTRIES[country].name[useLanguage()];
  return (
    <CountryButton className={styles.language} label={formatMessage(t.changeCountry, { name })}>
      <Text>{name}</Text>
    </CountryButton>
  );
}

/** The language, delivery country and currency. */
export function Settings() {
  const t = useMessages(messages);
  return (
    <Box as="section" className={styles.rows}>
      <Setting name={t.language}>
        <Languages />
      </Setting>
      <Setting name={t.country}>
        <Country />
      </Setting>
      <Setting name={t.currency}>
        <CurrencyButton className={styles.language} />
      </Setting>
    </Box>
  );
}
