import type { Subscription } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { selectPreferences, selectUserInfo } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Switch, Text } from '@vitrine/ui';
import { messages } from './messages.ts';
import { CHANNELS, isOn, PREFERENCES, reaches, wants } from './rules.ts';
import styles from './Screen.module.css';
import { usePrivacy } from './usePrivacy.ts';

/** What the shop may remember and suggest, and what it may send. */
export function Decisions({ known }: { known: readonly Subscription[] }) {
  const words = useMessages(messages);
  const preferences = useSelector(selectPreferences);
  const profile = useSelector(selectUserInfo);
  const { subscriptions, busy, prefer, subscribe } = usePrivacy(known);
  return (
    <>
      <Box as="section" className={styles.part} aria-label={words.preferences}>
        <Text as="h2" look="h3" className={styles.heading}>
          {words.preferences}
        </Text>
        {PREFERENCES.map((code) => (
          <Switch
            key={code}
            className={styles.switch}
            label={words.preferenceNames[code]}
            hint={words.preferenceHints[code]}
            on={isOn(preferences, code)}
            disabled={busy === code}
            onChange={(on) => void prefer(code, on)}
          />
        ))}
      </Box>
      <Box as="section" className={styles.part} aria-label={words.news}>
        <Text as="h2" look="h3" className={styles.heading}>
          {words.news}
        </Text>
        {CHANNELS.map((channel) => (
          <Switch
            key={channel}
            className={styles.switch}
            label={words.channels[channel]}
            hint={reaches(profile, channel) ? undefined : words.unreachable[channel]}
            on={wants(subscriptions, channel)}
            disabled={busy === channel || !reaches(profile, channel)}
            onChange={(on) => void subscribe(channel, on)}
          />
        ))}
      </Box>
    </>
  );
}
