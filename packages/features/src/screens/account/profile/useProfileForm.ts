import { errorMessage, errorReason, isCancelled, readFieldErrors } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { Profile } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { setUserInfo } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { useState } from 'react';
import { useAction } from '../../../shared/action/useAction.ts';
import { useVerification } from '../../../shared/verification/useVerification.tsx';
import { messages } from './messages.ts';
import {
  findInvalidFields,
  hasChanges,
  type ProfileDraft,
  type ProfileField,
  toDraft,
  toProfileUpdate,
} from './rules.ts';

type FieldErrors = Readonly<Record<string, string>>;

/** The field of an error that the server names only by its reason. */
const FIELD_BY_REASON: Readonly<Record<string, ProfileField>> = {
  'email-taken': 'email',
  'birthday-ahead': 'birthday',
};

/** The draft of the profile, the errors of its fields, and how it is saved. */
export function useProfileForm(profile: Profile) {
  const t = useMessages(messages);
  const api = useApi();
  const dispatch = useDispatch();
  const { withVerification, verification } = useVerification();
  const [draft, setDraft] = useState(() => toDraft(profile));
  const [isSubmitted, setSubmitted] = useState(false);
  const [serverErrors, setServerErrors] = useState<FieldErrors>({});
  const { run, isPending, error, setError } = useAction({
    showErrorAs: 'note',
    failed: t.failed,
    onError: (cause) => isCancelled(cause) || showFieldErrors(cause),
  });
  const invalidFields = findInvalidFields(draft);

  function write(part: Partial<ProfileDraft>): void {
    setDraft({ ...draft, ...part });
    setServerErrors({});
    setError(undefined);
  }

  /** Returns false for an error that belongs to no field. */
  function showFieldErrors(cause: unknown): boolean {
    const field = FIELD_BY_REASON[errorReason(cause) ?? ''];
    const errors = field ? { [field]: errorMessage(cause) ?? t.failed } : readFieldErrors(cause);
    setServerErrors(errors);
    return Object.keys(errors).length > 0;
  }

  async function save(): Promise<void> {
    setSubmitted(true);
    if (invalidFields.size > 0) return;
    await run(async () => {
      const saved = await withVerification(() =>
        api.updateProfile({ body: toProfileUpdate(draft) }),
      );
      dispatch(setUserInfo(saved));
      setDraft(toDraft(saved));
      return t.saved;
    });
  }

  return {
    draft,
    write,
    save,
    isSaving: isPending,
    error,
    verification,
    isDirty: hasChanges(draft, profile),
    getFieldError: (field: ProfileField) =>
      isSubmitted && invalidFields.has(field) ? t.fieldErrors[field] : serverErrors[field],
  };
}
