import type { PersonalIdClearance } from '@vitrine/contract';
import { savePid } from '@vitrine/state';
import { definePrivateScreen, type ScreenProps } from '../../../screen.ts';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { getTitle, NEW } from './messages.ts';
import { PersonalIdLayout, PersonalIdView } from './Screen.tsx';

/** Loads a saved personal ID and returns its clearance; a new one has none. */
async function loadPrivate(
  { api, store, signal }: PrivateLoadContext,
  { params: { id = NEW } }: ScreenProps,
): Promise<PersonalIdClearance | undefined> {
  if (id === NEW) return undefined;
  const [personalId, clearance] = await Promise.all([
    api.getPersonalId({ params: { id } }, { signal }),
    api.getClearanceStatus({ params: { id } }, { signal }),
  ]);
  store.dispatch(savePid(personalId));
  return clearance;
}

export const screen = definePrivateScreen({
  name: 'personalId',
  title: (language, { id }) => getTitle(id, language),
  loadPrivate,
  Layout: PersonalIdLayout,
  View: PersonalIdView,
});
