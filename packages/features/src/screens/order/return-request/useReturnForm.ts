import { errorReason } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { MerchantOrder } from '@vitrine/contract';
import { useMessages, usePlatform } from '@vitrine/platform';
import { useState } from 'react';
import { useAction } from '../../../shared/action/useAction.ts';
import { useRequestKey } from '../../../shared/action/useRequestKey.ts';
import { useFormDraft } from '../../../shared/form-draft/useFormDraft.ts';
import { messages } from './messages.ts';
import {
  findProblem,
  isVisibleReason,
  listChosenItems,
  type ReturnDraft,
  restoreDraft,
} from './rules.ts';
import { useReturnPhotos } from './useReturnPhotos.ts';

/** The draft of a return, which is sent once no field is missing. */
export function useReturnForm(shipment: MerchantOrder) {
  const merchantOrderId = shipment.id;
  const t = useMessages(messages);
  const api = useApi();
  const { navigation } = usePlatform();
  const storedDraft = useFormDraft<ReturnDraft>(`return:${merchantOrderId}`);
  const [draft, setDraft] = useState<ReturnDraft>(() =>
    restoreDraft(shipment, storedDraft.read(), Date.now()),
  );
  const [isSubmitted, setSubmitted] = useState(false);
  const photos = useReturnPhotos(merchantOrderId);
  const { run, isPending, error } = useAction({
    showErrorAs: 'note',
    failed: t.failed,
    onError(cause) {
      if (errorReason(cause) === 'photo-not-found') photos.clear();
      return false;
    },
  });
  const { getKey } = useRequestKey();
  const shownPhotos = isVisibleReason(draft.reason) ? photos.photos : [];
  const isUploading = shownPhotos.some(({ status }) => status === 'sending');
  const hasFailed = shownPhotos.some(({ status }) => status === 'failed');
  const problem = findProblem(draft) ?? (hasFailed ? 'photos' : undefined);

  async function send(): Promise<void> {
    setSubmitted(true);
    const { reason, note, date, part } = draft;
    if (problem || isUploading || reason === '') return;
    await run(async () => {
      const pickup = { date, part };
      const photoIds = shownPhotos.flatMap(({ uploaded }) => uploaded?.id ?? []);
      const items = listChosenItems(draft);
      const body = { merchantOrderId, items, reason, note, pickup, photoIds };
      const idempotencyKey = getKey(JSON.stringify(body));
      const { id } = await api.createReturn({ body }, { idempotencyKey });
      storedDraft.clear();
      photos.clear();
      // Replaces the form, so that "back" does not lead to a form that was sent.
      navigation.go({ route: 'returnDetail', params: { id } }, { replace: true });
      return t.sent;
    });
  }

  function update(change: Partial<ReturnDraft>): void {
    const next = { ...draft, ...change };
    setDraft(next);
    storedDraft.write(next);
  }

  return {
    draft,
    update,
    photos,
    send,
    isPending,
    isUploading,
    error,
    problem: isSubmitted ? problem : undefined,
  };
}

export type ReturnFormState = ReturnType<typeof useReturnForm>;
