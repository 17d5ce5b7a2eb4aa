import { fill } from '@vitrine/kit';
import { useMessages, usePlatform } from '@vitrine/platform';
import { selectIsLoggedIn, selectPrefGender, selectShop } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Text } from '@vitrine/ui';
import { useMemo } from 'react';
import { Own } from '../own/Own.tsx';
import { shellWords } from '../words.ts';
import { Account } from './Account.tsx';
import { Guest } from './Guest.tsx';
import { Help } from './Help.tsx';
import { LogOut } from './LogOut.tsx';
import { loadAccount } from './load-account.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';
import { Settings } from './Settings.tsx';

/** A page is drawn for a guest, so that theirs stands still; whoever is known then sees their own. */
function Owner({ lead }: { lead: string }) {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  if (!isLoggedIn) return <Guest lead={lead} />;
  return (
    <Own here={{ route: 'me' }} of="account" skeleton="unready" load={loadAccount}>
      <Account />
    </Own>
  );
}

/** What is the shopper's own, what a visitor may settle, and where to read on. */
export function MeScreen() {
  const words = useMessages(messages);
  const { version } = usePlatform();
  const shop = useSelector(selectShop);
  const gender = useSelector(selectPrefGender);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const { footerLead, footer, legal } = useMemo(() => shellWords(shop, gender), [shop, gender]);
  return (
    <Box className={styles.page}>
      <Text as="h1" look="cap" tone="quiet" className={styles.title}>
        {words.title}
      </Text>
      <Box className={styles.own}>
        <Owner lead={footerLead} />
      </Box>
      <Box className={styles.foot}>
        <Settings />
        {isLoggedIn && <LogOut />}
      </Box>
      <Box className={styles.help}>
        <Help columns={footer} />
      </Box>
      {/* What the footer says on a desk: here there is none. */}
      <Box className={styles.end}>
        {version && (
          <Text as="p" look="micro" tone="quiet" tabular>
            {fill(words.version, { version })}
          </Text>
        )}
        {legal && (
          <Text as="p" look="micro" tone="quiet" className={styles.legal}>
            {legal}
          </Text>
        )}
      </Box>
    </Box>
  );
}
