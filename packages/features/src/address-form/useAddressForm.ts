import { errorMessage, refusedFields } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { Address } from '@vitrine/contract';
import { useMessages, usePlatform } from '@vitrine/platform';
import { addAddress, editAddress } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { useState } from 'react';
import {
  type AddressDraft,
  type AddressField,
  draftOf,
  faultyFields,
  isSameDraft,
  newDraft,
  requestOf,
} from './draft.ts';
import { messages } from './messages.ts';
import { useKeptDraft } from './useKeptDraft.ts';

interface Options {
  /** Absent: a new one. */
  address?: Address | undefined;
  onSaved: (address: Address) => void;
}

/** What is written, what is wrong with it, and how it is sent. */
export function useAddressForm({ address, onSaved }: Options) {
  const words = useMessages(messages);
  const api = useApi();
  const dispatch = useDispatch();
  const { country } = usePlatform();
  const kept = useKeptDraft();
  const [draft, setDraft] = useState<AddressDraft>(() => {
    return address ? draftOf(address) : (kept.read() ?? newDraft(country));
  });
  const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set());
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string>();
  const faulty = faultyFields(draft);

  /** The shopper's own mistakes first; what the shop refuses it says itself. */
  const faultOf = (field: AddressField): string | undefined =>
    faulty.has(field) && (isTried || left.has(field)) ? words.faults[field] : refused[field];

  function write(next: AddressDraft): void {
    setDraft(next);
    setRefused({});
    if (!address) kept.write(next);
  }

  /** A field that was left with something in it may be told what is wrong with it. */
  const leave = (field: AddressField): void => {
    if (draft[field] !== '') setLeft(new Set([...left, field]));
  };

  async function save(): Promise<void> {
    setTried(true);
    if (faulty.size > 0 || isSaving) return;
    setSaving(true);
    setRefusal(undefined);
    try {
      const request = requestOf(draft);
      const saved = address
        ? await api.updateAddress({ params: { id: address.id }, ...request })
        : await api.createAddress(request);
      kept.forget();
      setSaved(true);
      dispatch(address ? editAddress(saved) : addAddress(saved));
      onSaved(saved);
    } catch (error) {
      setRefused(refusedFields(error));
      setRefusal(errorMessage(error) ?? words.failed);
    } finally {
      setSaving(false);
    }
  }

  // A new one that was left is there again; what was changed of another would be lost.
  const mayBeLost = !isSaving && !isSaved;
  const isUnsaved = mayBeLost && address !== undefined && !isSameDraft(draft, draftOf(address));
  return { draft, write, leave, faultOf, save, isSaving, isUnsaved, refusal };
}

export type AddressFormState = ReturnType<typeof useAddressForm>;
