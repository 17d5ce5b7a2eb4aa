import { setTiers } from '@vitrine/state';
import { definePrivateScreen } from '../../../screen.ts';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { messages } from './messages.ts';
import { AccessRewardLayout, AccessRewardView } from './Screen.tsx';

async function loadPrivate({ api, store, signal }: PrivateLoadContext): Promise<void> {
  store.dispatch(setTiers(await api.getTiers({}, { signal })));
}

export const screen = definePrivateScreen({
  name: 'accessReward',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: AccessRewardLayout,
  View: AccessRewardView,
});
