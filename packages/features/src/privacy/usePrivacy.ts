import { errorMessage } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { PreferenceCode, Subscription } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { preferencesCreated } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { useState } from 'react';
import { messages } from './messages.ts';
import { type Channel, decided } from './rules.ts';

/** Decisions take effect at once; one that the shop does not take is taken back. */
export function usePrivacy(known: readonly Subscription[]) {
  const words = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const [subscriptions, setSubscriptions] = useState(known);
  const [busy, setBusy] = useState<string>();

  async function trying(what: string, work: () => Promise<unknown>): Promise<void> {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      toast(errorMessage(error) ?? words.failed, { icon: 'info' });
    } finally {
      setBusy(undefined);
    }
  }

  const prefer = (code: PreferenceCode, isOn: boolean) =>
    trying(code, async () => {
      const body = { preferences: [{ code, isOn }] };
      const { preferences } = await api.createPreferences({ body });
      store.dispatch(preferencesCreated(preferences));
    });

  const subscribe = (channel: Channel, isOn: boolean) =>
    trying(channel, async () => {
      const decision = await api.subscribe({ body: { channel, topic: 'news', isOn } });
      setSubscriptions((before) => decided(before, decision));
    });

  return { subscriptions, busy, prefer, subscribe };
}
