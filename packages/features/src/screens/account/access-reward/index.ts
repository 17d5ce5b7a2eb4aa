import { setTiers } from '@vitrine/state';
import { definePrivateScreen } from '../../../screen.ts';
import { messages } from './messages.ts';
import { AccessRewardLayout, AccessRewardView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'accessReward',
  title: (language) => messages[language].title,
  loadPrivate: async ({ api, store, signal }) =>
    void store.dispatch(setTiers(await api.getTiers({}, { signal }))),
  Layout: AccessRewardLayout,
  View: AccessRewardView,
});
