import { useApi } from '@vitrine/client/react';
import type { Preference, PreferenceCode, Subscription } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { preferencesCreated, selectPreferences, setPreferences } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useAction } from '../../../shared/action/useAction.ts';
import { messages } from './messages.ts';
import { type Channel, replacePreference } from './rules.ts';

/** Switches a preference: shown at once, and switched back if the server call fails. */
export function useSwitchPreference(code: PreferenceCode) {
  const t = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const { run, isPending } = useAction({ failed: t.failed });

  function show(preference: Preference | undefined): void {
    const preferences = selectPreferences(store.getState());
    store.dispatch(setPreferences(replacePreference(preferences, code, preference)));
  }

  const switchPreference = (isOn: boolean) =>
    run(
      async () => {
        const body = { preferences: [{ code, isOn }] };
        const { preferences } = await api.createPreferences({ body });
        store.dispatch(preferencesCreated(preferences));
      },
      {
        optimistic: () => {
          const previous = selectPreferences(store.getState()).find((item) => item.code === code);
          show({ code, isOn });
          return () => show(previous);
        },
      },
    );

  return { switchPreference, isPending };
}

/** Switches the newsletter of a channel: shown at once, and switched back if the server call fails. */
export function useSwitchSubscription(
  channel: Channel,
  show: (subscription: Subscription) => void,
) {
  const t = useMessages(messages);
  const api = useApi();
  const { run, isPending } = useAction({ failed: t.failed });

  const switchSubscription = (isOn: boolean) => {
    const subscription = { channel, topic: 'news', isOn } as const;
    return run(async () => show(await api.subscribe({ body: subscription })), {
      optimistic: () => {
        show(subscription);
        return () => show({ ...subscription, isOn: !isOn });
      },
    });
  };

  return { switchSubscription, isPending };
}
