import { useApi } from '@vitrine/client/react';
import type { MerchantOrder } from '@vitrine/contract';
import { useMessages, usePlatform } from '@vitrine/platform';
import { useState } from 'react';
import { useAction } from '../../../shared/action/useAction.ts';
import { useFormDraft } from '../../../shared/form-draft/useFormDraft.ts';
import { messages } from './messages.ts';
import { findProblem, listChosenItems, type ReturnDraft, restoreDraft } from './rules.ts';

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
  const { run, isPending, error } = useAction({ showErrorAs: 'note', failed: t.failed });
  const problem = findProblem(draft);

  async function send(): Promise<void> {
    setSubmitted(true);
    const { reason, note, date, part } = draft;
    if (problem || reason === '') return;
    await run(async () => {
      const pickup = { date, part };
      const body = { merchantOrderId, items: listChosenItems(draft), reason, note, pickup };
      const { id } = await api.createReturn({ body });
      storedDraft.clear();
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

  return { draft, update, send, isPending, error, problem: isSubmitted ? problem : undefined };
}

export type ReturnFormState = ReturnType<typeof useReturnForm>;
