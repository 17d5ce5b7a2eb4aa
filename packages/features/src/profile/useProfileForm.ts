import { errorMessage, errorReason, refusedFields } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { Profile } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { setUserInfo } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { useState } from 'react';
import { messages } from './messages.ts';
import {
  changeOf,
  draftOf,
  faultyFields,
  isChanged,
  type ProfileDraft,
  type ProfileField,
} from './rules.ts';

/** The field that a refusal is about, where the shop names it by its reason. */
const FIELD_OF: Readonly<Record<string, ProfileField>> = {
  'email-taken': 'email',
  'birthday-ahead': 'birthday',
};

/** What is written, what is wrong with it, and how it is kept. */
export function useProfileForm(profile: Profile) {
  const words = useMessages(messages);
  const api = useApi();
  const dispatch = useDispatch();
  const toast = useToast();
  const [draft, setDraft] = useState(() => draftOf(profile));
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string>();
  const faulty = faultyFields(draft);

  function write(part: Partial<ProfileDraft>): void {
    setDraft({ ...draft, ...part });
    setRefused({});
    setRefusal(undefined);
  }

  function refuse(error: unknown): void {
    const message = errorMessage(error) ?? words.failed;
    const field = FIELD_OF[errorReason(error) ?? ''];
    const fields = field ? { [field]: message } : refusedFields(error);
    setRefused(fields);
    setRefusal(Object.keys(fields).length > 0 ? undefined : message);
  }

  async function save(): Promise<void> {
    setTried(true);
    if (faulty.size > 0 || isSaving) return;
    setSaving(true);
    try {
      const saved = await api.updateProfile({ body: changeOf(draft) });
      dispatch(setUserInfo(saved));
      setDraft(draftOf(saved));
      toast(words.saved, { icon: 'done' });
    } catch (error) {
      refuse(error);
    } finally {
      setSaving(false);
    }
  }

  return {
    draft,
    write,
    save,
    isSaving,
    refusal,
    isDirty: isChanged(draft, profile),
    faultOf: (field: ProfileField) =>
      isTried && faulty.has(field) ? words.faults[field] : refused[field],
  };
}
