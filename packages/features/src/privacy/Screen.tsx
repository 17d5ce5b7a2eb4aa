import type { Subscription } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { setPreferences, setUserInfo } from '@vitrine/state';
import { RowLink } from '@vitrine/ui';
import { useState } from 'react';
import { AccountFrame } from '../account-frame/AccountFrame.tsx';
import { Own } from '../own/Own.tsx';
import type { OwnContext } from '../own/useOwn.ts';
import { Decisions } from './Decisions.tsx';
import { Erase } from './Erase.tsx';
import { Export } from './Export.tsx';
import { messages } from './messages.ts';

/** What the shop knows of a shopper, and what they have decided about it. */
export function PrivacyScreen() {
  const words = useMessages(messages);
  const [subscriptions, setSubscriptions] = useState<readonly Subscription[]>([]);

  async function fetchDecisions({ api, store, signal }: OwnContext): Promise<void> {
    const [profile, { preferences }, news] = await Promise.all([
      api.getProfile({}, { signal }),
      api.getPreferences({}, { signal }),
      api.listSubscriptions({}, { signal }),
    ]);
    store.dispatch(setUserInfo(profile));
    store.dispatch(setPreferences(preferences));
    setSubscriptions(news);
  }

  return (
    <AccountFrame room="privacy" title={words.title} lead={words.lead} narrow>
      <Own here={{ route: 'privacy' }} of="privacy" skeleton="unready" load={fetchDecisions}>
        <Decisions known={subscriptions} />
        <Export />
        <Erase />
        <RowLink title={words.policy} to={{ route: 'content', params: { id: 'privacy' } }} />
      </Own>
    </AccountFrame>
  );
}
