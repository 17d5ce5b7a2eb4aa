import type { Profile } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { Box, RowLink, Text } from '@vitrine/ui';
import { useState } from 'react';
import { Messaging } from './Messaging';
import { messages } from './messages.ts';
import { PasswordSheet } from './PasswordSheet.tsx';
import styles from './Screen.module.css';

/** How the shopper signs in. */
export function WaysIn({ profile }: { profile: Profile }) {
  const words = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <Box as="section" className={styles.ways} aria-label={words.waysIn}>
      <Text as="h2" look="h3">
        {words.waysIn}
      </Text>
      {profile.mobile && (
        <Box className={styles.row}>
          <Text look="ui">{words.mobile}</Text>
          <Text look="ui" tone="quiet" tabular>
            {profile.mobile}
          </Text>
        </Box>
      )}
      <RowLink
        title={words.password}
        aside={profile.hasPassword ? words.changePassword : words.setPassword}
        opens="dialog"
        onTap={() => setOpen(true)}
      />
      <Messaging isBound={profile.isMessagingBound} />
      <PasswordSheet
        open={isOpen}
        hasPassword={profile.hasPassword}
        onClose={() => setOpen(false)}
      />
    </Box>
  );
}
