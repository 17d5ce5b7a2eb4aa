import { errorMessage, refusedFields } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { PersonalId } from '@vitrine/contract';
import { useMessages, usePlatform } from '@vitrine/platform';
import {
  type ProcessingPid,
  rememberImageRequired,
  restoreImageRequired,
  savePid,
  selectCanSavePid,
  selectProcessingPid,
  startPid,
  writePid,
} from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { useEffect, useState } from 'react';
import { messages } from './messages.ts';

interface Options {
  person: PersonalId | null;
  /** Absent: as the visit has been told before. */
  isImageRequired: boolean | undefined;
  onSaved: (person: PersonalId) => void;
}

/** What was written, without what is as it was: a photo that is sent again would be checked again. */
const changeOf = (
  { name, idNumber, frontImageId, backImageId }: ProcessingPid,
  person: PersonalId | null,
) => ({
  ...(name ? { name } : {}),
  ...(idNumber ? { idNumber } : {}),
  ...(frontImageId && frontImageId !== person?.frontImageId ? { frontImageId } : {}),
  ...(backImageId && backImageId !== person?.backImageId ? { backImageId } : {}),
});

/** The person who is being written down: begun with the form, and forgotten with it. */
export function useIdentityForm({ person, isImageRequired, onSaved }: Options) {
  const words = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const { session } = usePlatform().storage;
  const form = useSelector(selectProcessingPid);
  const mayBeSaved = useSelector(selectCanSavePid);
  const [isDefault, setDefault] = useState(person?.isDefault ?? false);
  const [hasConsented, setConsented] = useState(person !== null);
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string>();

  useEffect(() => {
    if (isImageRequired === undefined) restoreImageRequired(store, session);
    else rememberImageRequired(store, session, isImageRequired);
    store.dispatch(startPid({ person, now: Date.now() }));
    return () => void store.dispatch(startPid({ person: null, now: Date.now() }));
  }, [store, session, person, isImageRequired]);

  function write(written: Partial<Pick<ProcessingPid, 'name' | 'idNumber'>>): void {
    setRefused({});
    store.dispatch(writePid({ ...written, now: Date.now() }));
  }

  async function send(): Promise<PersonalId> {
    const change = changeOf(form, person);
    if (person) {
      const body = { ...change, ...(isDefault && !person.isDefault ? { isDefault } : {}) };
      return api.updatePersonalId({ params: { id: person.id }, body });
    }
    const { name, idNumber } = form;
    return api.createPersonalId({
      body: { ...change, name, idNumber, isDefault, hasConsented: true },
    });
  }

  async function save(): Promise<void> {
    setTried(true);
    if (!mayBeSaved || !hasConsented || isSaving) return;
    setSaving(true);
    setRefusal(undefined);
    try {
      const saved = await send();
      setSaved(true);
      store.dispatch(savePid(saved));
      onSaved(saved);
    } catch (error) {
      setRefused(refusedFields(error));
      setRefusal(errorMessage(error) ?? words.failed);
    } finally {
      setSaving(false);
    }
  }

  const mayBeLost = !isSaving && !isSaved;
  const isUnsaved = mayBeLost && Object.keys(changeOf(form, person)).length > 0;
  const consent = { hasConsented, setConsented, isDefault, setDefault };
  return { form, write, save, isTried, isSaving, isUnsaved, refused, refusal, ...consent };
}

export type IdentityFormState = ReturnType<typeof useIdentityForm>;
