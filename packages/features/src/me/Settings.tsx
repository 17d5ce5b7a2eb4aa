import { fill, LANGUAGES, SHIPPING_COUNTRIES } from '@vitrine/kit';
import { useLanguage, useMessages, usePlatform } from '@vitrine/platform';
import { Box, Link, Text } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { CountryTap } from '../country/CountryTap.tsx';
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

/** Where parcels go; a tap chooses another place. */
function Country() {
  const words = useMessages(messages);
  const { country } = usePlatform();
  const name = SHIPPING_COUNTRIES[country].name[useLanguage()];
  return (
    <CountryTap className={styles.language} label={fill(words.changeCountry, { name })}>
      <Text>{name}</Text>
    </CountryTap>
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
        <Country />
      </Setting>
      <Setting name={words.currency}>
        <Text tone="quiet">{words.currencyName}</Text>
      </Setting>
    </Box>
  );
}
