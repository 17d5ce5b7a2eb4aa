import { useApi } from '@vitrine/client/react';
import type { PreferenceCode } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { preferencesCreated } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useAction } from '../action/useAction.ts';
import { recommendationMessages } from './messages.ts';

/** Turns one preference on and keeps the others as they are. */
export function useConsent(code: PreferenceCode, onAgreed: () => void) {
  const t = useMessages(recommendationMessages);
  const api = useApi();
  const store = useStore();
  const { isPending, run } = useAction();

  const agree = () =>
    run(async () => {
      const { preferences } = await api.getPreferences();
      const others = preferences.filter((preference) => preference.code !== code);
      const body = { preferences: [...others, { code, isOn: true }] };
      const decided = await api.replacePreferences({ body });
      store.dispatch(preferencesCreated(decided.preferences));
      onAgreed();
      return t.agreed;
    });

  return { agree, isPending };
}
