import type { PreferenceCode, Subscription } from '@vitrine/contract';
import { useMessages, usePlatform } from '@vitrine/platform';
import { selectPreferences, selectUserInfo } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Heading, Switch } from '@vitrine/ui';
import { useState } from 'react';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { messages } from './messages.ts';
import {
  type Channel,
  canReach,
  isOn,
  isSubscribed,
  listChannels,
  PREFERENCES,
  replaceSubscription,
} from './rules.ts';
import styles from './Screen.module.css';
import { useSwitchPreference, useSwitchSubscription } from './usePrivacyActions.ts';

function PreferenceSwitch({ code }: { code: PreferenceCode }) {
  const t = useMessages(messages);
  const preferences = useSelector(selectPreferences);
  const { switchPreference, isPending } = useSwitchPreference(code);
  return (
    <Switch
      className={layout.divided}
      label={t.preferenceNames[code]}
      hint={t.preferenceHints[code]}
      on={isOn(preferences, code)}
      disabled={isPending}
      onChange={(on) => void switchPreference(on)}
    />
  );
}

interface SubscriptionSwitchProps {
  channel: Channel;
  isOn: boolean;
  onChange: (subscription: Subscription) => void;
}

function SubscriptionSwitch({ channel, isOn: on, onChange }: SubscriptionSwitchProps) {
  const t = useMessages(messages);
  const isReachable = canReach(useSelector(selectUserInfo), channel);
  const { switchSubscription, isPending } = useSwitchSubscription(channel, onChange);
  return (
    <Switch
      className={layout.divided}
      label={t.channels[channel]}
      hint={isReachable ? undefined : t.unreachable[channel]}
      on={on}
      disabled={isPending || !isReachable}
      onChange={(value) => void switchSubscription(value)}
    />
  );
}

interface PrivacySettingsProps {
  initialSubscriptions: readonly Subscription[];
}

/** The switches for personalisation and for newsletters. */
export function PrivacySettings({ initialSubscriptions }: PrivacySettingsProps) {
  const t = useMessages(messages);
  const { name } = usePlatform();
  const channels = listChannels(name, useSelector(selectUserInfo));
  const [subscriptions, setSubscriptions] = useState(initialSubscriptions);
  const showSubscription = (subscription: Subscription) =>
    setSubscriptions((before) => replaceSubscription(before, subscription));
  return (
    <>
      <Box as="section" className={styles.part} aria-label={t.preferences}>
        <Heading className={spacing.pb2}>{t.preferences}</Heading>
        {PREFERENCES.map((code) => (
          <PreferenceSwitch key={code} code={code} />
        ))}
      </Box>
      <Box as="section" className={styles.part} aria-label={t.newsletters}>
        <Heading className={spacing.pb2}>{t.newsletters}</Heading>
        {channels.map((channel) => (
          <SubscriptionSwitch
            key={channel}
            channel={channel}
            isOn={isSubscribed(subscriptions, channel)}
            onChange={showSubscription}
          />
        ))}
      </Box>
    </>
  );
}
