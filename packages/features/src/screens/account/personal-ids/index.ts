import { setPidList } from '@vitrine/state';
import { definePrivateScreen } from '../../../screen.ts';
import { messages } from './messages.ts';
import { PersonalIdsLayout, PersonalIdsView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'personalIds',
  title: (language) => messages[language].title,
  loadPrivate: async ({ api, store, signal }) =>
    void store.dispatch(setPidList(await api.listPersonalIds({}, { signal }))),
  Layout: PersonalIdsLayout,
  View: PersonalIdsView,
});
