import type { PersonalIdClearance } from '@vitrine/contract';
import { useLanguage, useMessages } from '@vitrine/platform';
import { savePid, selectPidList } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Note } from '@vitrine/ui';
import { useState } from 'react';
import { AccountFrame } from '../account-frame/AccountFrame.tsx';
import { Clearance } from '../identity-form/Clearance.tsx';
import { IdentityForm } from '../identity-form/IdentityForm.tsx';
import { Own } from '../own/Own.tsx';
import type { OwnContext } from '../own/useOwn.ts';
import type { ScreenProps } from '../screen.ts';
import { messages, NEW, titleOf } from './messages.ts';
import styles from './Screen.module.css';
import { useSaved } from './useSaved.ts';

/** Why customs did not take somebody, above the form that puts it right. */
const Told = ({ clearance }: { clearance: PersonalIdClearance }) => (
  <Box className={styles.told}>
    <Clearance status={clearance.status} />
    {clearance.message && <Note tone="bad">{clearance.message}</Note>}
  </Box>
);

function Written({ id }: { id: string }) {
  const saved = useSaved();
  const person = useSelector(selectPidList).find((each) => each.id === id);
  return <IdentityForm key={id} person={person} onSaved={(entry) => void saved(entry)} />;
}

/** Somebody new, or a person of the book. */
export function PersonalIdScreen({ params: { id = NEW } }: ScreenProps) {
  const words = useMessages(messages);
  const title = titleOf(id, useLanguage());
  const [clearance, setClearance] = useState<PersonalIdClearance>();

  async function fetchPerson({ api, store, signal }: OwnContext): Promise<void> {
    if (id === NEW) return;
    const [person, told] = await Promise.all([
      api.getPersonalId({ params: { id } }, { signal }),
      api.getClearanceStatus({ params: { id } }, { signal }),
    ]);
    store.dispatch(savePid(person));
    setClearance(told);
  }

  const here = { route: 'personalId', params: { id } } as const;
  return (
    <AccountFrame room="personalIds" title={title} lead={words.lead} narrow>
      <Own here={here} of={id} skeleton="unready" load={fetchPerson}>
        <Box className={styles.form}>
          {clearance && <Told clearance={clearance} />}
          <Written id={id} />
        </Box>
      </Own>
    </AccountFrame>
  );
}
