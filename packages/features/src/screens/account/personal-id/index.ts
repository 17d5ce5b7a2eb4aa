import type { PersonalIdClearance } from '@vitrine/contract';
import { savePid } from '@vitrine/state';
import { definePrivateScreen, type ScreenProps } from '../../../screen.ts';
import { accountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { getTitle, messages, NEW } from './messages.ts';
import { PersonalIdView } from './Screen.tsx';

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
  Layout: accountLayout(
    'personalIds',
    ({ params }, language) => ({ ...messages[language], title: getTitle(params.id, language) }),
    { isReadingWidth: true },
  ),
  View: PersonalIdView,
});
