import { useApi } from '@vitrine/client/react';
import type { PreferenceCode } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { preferencesCreated } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useDeed } from '../deed/useDeed.ts';
import { messages } from './messages.ts';

/** Lets a shopper agree to one thing, and leaves what they decided about others as it is. */
export function useConsent(code: PreferenceCode, onAgreed: () => void) {
  const words = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const { busy, act } = useDeed();

  const agree = () =>
    act(code, async () => {
      const { preferences } = await api.getPreferences();
      const others = preferences.filter((preference) => preference.code !== code);
      const body = { preferences: [...others, { code, isOn: true }] };
      const decided = await api.replacePreferences({ body });
      store.dispatch(preferencesCreated(decided.preferences));
      onAgreed();
      return words.agreed;
    });

  return { agree, isUnderWay: busy !== undefined };
}
