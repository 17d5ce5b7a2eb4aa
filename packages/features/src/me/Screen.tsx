import { fill } from '@vitrine/kit';
import { isMiniProgram, useMessages, usePlatform } from '@vitrine/platform';
import { selectPrefGender, selectShop } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Text } from '@vitrine/ui';
import { useMemo } from 'react';
import { shellWords } from '../words.ts';
import { Help } from './Help.tsx';
import { messages } from './messages.ts';
import styles from './Screen.module.css';
import { Settings } from './Settings.tsx';

/** What a visitor may settle, and where to read on. */
export function MeScreen() {
  const words = useMessages(messages);
  const { name, version } = usePlatform();
  const shop = useSelector(selectShop);
  const gender = useSelector(selectPrefGender);
  const { footerLead, footer, legal } = useMemo(() => shellWords(shop, gender), [shop, gender]);
  return (
    <Box className={styles.page}>
      <Box className={styles.head}>
        <Text as="h1" look="cap" tone="quiet" className={styles.title}>
          {words.title}
        </Text>
        <Text as="h2" look="h1">
          {words.greeting}
        </Text>
        {footerLead && (
          <Text as="p" look="ui" tone="soft" className={styles.lead}>
            {footerLead}
          </Text>
        )}
      </Box>
      <Settings />
      <Box className={styles.help}>
        <Help columns={footer} />
      </Box>
      {/* What the footer says where there is one; a mini-program has none. */}
      <Box className={styles.end}>
        {version && (
          <Text as="p" look="micro" tone="quiet" tabular>
            {fill(words.version, { version })}
          </Text>
        )}
        {legal && isMiniProgram(name) && (
          <Text as="p" look="micro" tone="quiet" className={styles.legal}>
            {legal}
          </Text>
        )}
      </Box>
    </Box>
  );
}
