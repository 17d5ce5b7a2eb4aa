import { setPidList } from '@vitrine/state';
import { definePrivateScreen } from '../../../screen.ts';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { messages } from './messages.ts';
import { PersonalIdsLayout, PersonalIdsView } from './Screen.tsx';

async function loadPrivate({ api, store, signal }: PrivateLoadContext): Promise<void> {
  store.dispatch(setPidList(await api.listPersonalIds({}, { signal })));
}

export const screen = definePrivateScreen({
  name: 'personalIds',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: PersonalIdsLayout,
  View: PersonalIdsView,
});
