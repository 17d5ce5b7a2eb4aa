import { readFieldErrors } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { PersonalId } from '@vitrine/contract';
import { useMessages, usePlatform } from '@vitrine/platform';
import {
  type ProcessingPid,
  persistImageRequired,
  restoreImageRequired,
  savePid,
  selectCanSavePid,
  selectProcessingPid,
  startPidForm,
  updatePidForm,
} from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { useEffect, useState } from 'react';
import { useAction } from '../action/useAction.ts';
import { messages } from './messages.ts';

interface Options {
  /** Null to create a personal ID. */
  personalId: PersonalId | null;
  /** Whether customs require photos. Absent: the answer that this session received before. */
  isImageRequired: boolean | undefined;
  /** Fills in the name of a new personal ID. */
  recipient: string | undefined;
  onSaved: (personalId: PersonalId) => void;
}

/** The fields that have changed. An unchanged photo is left out, because sending it starts a new check. */
const listChanges = (
  { name, idNumber, frontImageId, backImageId }: ProcessingPid,
  personalId: PersonalId | null,
) => ({
  ...(name ? { name } : {}),
  ...(idNumber ? { idNumber } : {}),
  ...(frontImageId && frontImageId !== personalId?.frontImageId ? { frontImageId } : {}),
  ...(backImageId && backImageId !== personalId?.backImageId ? { backImageId } : {}),
});

/** The state of the form for a personal ID. The store holds its fields while the form is mounted. */
export function usePersonalIdForm({
  personalId,
  isImageRequired,
  recipient = '',
  onSaved,
}: Options) {
  const t = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const { session } = usePlatform().storage;
  const fields = useSelector(selectProcessingPid);
  const canSave = useSelector(selectCanSavePid);
  const [isDefault, setDefault] = useState(personalId?.isDefault ?? false);
  const [hasConsented, setConsented] = useState(personalId !== null);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({});
  const { run, isPending, error } = useAction({
    showErrorAs: 'note',
    failed: t.failed,
    onError: (cause) => void setFieldErrors(readFieldErrors(cause)),
  });

  useEffect(() => {
    if (isImageRequired === undefined) restoreImageRequired(store, session);
    else persistImageRequired(store, session, isImageRequired);
    store.dispatch(startPidForm({ personalId, now: Date.now() }));
    if (!personalId && recipient)
      store.dispatch(updatePidForm({ name: recipient, now: Date.now() }));
    return () => void store.dispatch(startPidForm({ personalId: null, now: Date.now() }));
  }, [store, session, personalId, isImageRequired, recipient]);

  function write(change: Partial<Pick<ProcessingPid, 'name' | 'idNumber'>>): void {
    setFieldErrors({});
    store.dispatch(updatePidForm({ ...change, now: Date.now() }));
  }

  async function send(): Promise<PersonalId> {
    const changes = listChanges(fields, personalId);
    if (personalId) {
      const body = { ...changes, ...(isDefault && !personalId.isDefault ? { isDefault } : {}) };
      return api.updatePersonalId({ params: { id: fields.id }, body });
    }
    const { name, idNumber } = fields;
    return api.createPersonalId({
      body: { ...changes, name, idNumber, isDefault, hasConsented: true },
    });
  }

  async function save(): Promise<void> {
    setSubmitted(true);
    if (!canSave || !hasConsented) return;
    await run(async () => {
      const saved = await send();
      setSaved(true);
      store.dispatch(savePid(saved));
      onSaved(saved);
    });
  }

  const { name: writtenName, ...others } = listChanges(fields, personalId);
  const hasNewName =
    writtenName !== undefined && (personalId !== null || writtenName !== recipient);
  const hasChanges = hasNewName || Object.keys(others).length > 0;
  const isUnsaved = hasChanges && !isPending && !isSaved;
  const choices = { hasConsented, setConsented, isDefault, setDefault };
  return { fields, write, save, isSubmitted, isPending, isUnsaved, fieldErrors, error, ...choices };
}

export type PersonalIdFormState = ReturnType<typeof usePersonalIdForm>;
