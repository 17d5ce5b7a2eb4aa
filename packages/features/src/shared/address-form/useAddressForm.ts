import { readFieldErrors } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { Address } from '@vitrine/contract';
import { useMessages, usePlatform } from '@vitrine/platform';
import { addAddress, editAddress } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { useState } from 'react';
import { useAction } from '../action/useAction.ts';
import { useFormDraft } from '../form-draft/useFormDraft.ts';
import {
  type AddressDraft,
  type AddressField,
  createDraft,
  findInvalidFields,
  isSameDraft,
  toDraft,
  toRequest,
} from './draft.ts';
import { messages } from './messages.ts';

interface Options {
  /** Absent to create an address. */
  address?: Address | undefined;
  onSaved: (address: Address) => void;
}

/** The state of the address form: the draft, its errors, and saving it. */
export function useAddressForm({ address, onSaved }: Options) {
  const t = useMessages(messages);
  const api = useApi();
  const dispatch = useDispatch();
  const { country } = usePlatform();
  const storedDraft = useFormDraft<AddressDraft>('addressDraft');
  const [draft, setDraft] = useState<AddressDraft>(() => {
    return address ? toDraft(address) : { ...createDraft(country), ...storedDraft.read() };
  });
  const [touched, setTouched] = useState<ReadonlySet<AddressField>>(new Set());
  const [isSubmitted, setSubmitted] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({});
  const { run, isPending, error } = useAction({
    showErrorAs: 'note',
    failed: t.failed,
    onError: (cause) => void setFieldErrors(readFieldErrors(cause)),
  });
  const invalidFields = findInvalidFields(draft);

  /** The error of a field: of the local check first, then of the server. */
  const getFieldError = (field: AddressField): string | undefined =>
    invalidFields.has(field) && (isSubmitted || touched.has(field))
      ? t.faults[field]
      : fieldErrors[field];

  function write(next: AddressDraft): void {
    setDraft(next);
    setFieldErrors({});
    if (!address) storedDraft.write(next);
  }

  /** Shows the error of a field once the shopper has left it, unless it is empty. */
  const touch = (field: AddressField): void => {
    if (draft[field] !== '') setTouched(new Set([...touched, field]));
  };

  async function save(): Promise<void> {
    setSubmitted(true);
    if (invalidFields.size > 0) return;
    await run(async () => {
      const request = toRequest(draft);
      const saved = address
        ? await api.updateAddress({ params: { id: address.id }, ...request })
        : await api.createAddress(request);
      storedDraft.clear();
      setSaved(true);
      dispatch(address ? editAddress(saved) : addAddress(saved));
      onSaved(saved);
    });
  }

  // The draft of a new address is stored, so only changes to a saved address can be lost.
  const hasChanges = address !== undefined && !isSameDraft(draft, toDraft(address));
  const isUnsaved = hasChanges && !isPending && !isSaved;
  return { draft, write, touch, getFieldError, save, isPending, isUnsaved, error };
}

export type AddressFormState = ReturnType<typeof useAddressForm>;
