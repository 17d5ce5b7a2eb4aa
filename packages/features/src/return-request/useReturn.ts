import { errorMessage } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { MerchantOrder } from '@vitrine/contract';
import { useMessages, usePlatform } from '@vitrine/platform';
import { useToast } from '@vitrine/ui';
import { useState } from 'react';
import { messages } from './messages.ts';
import { chosenItems, emptyReturn, faultOf, type ReturnDraft } from './rules.ts';

/** What goes back, why and when; sent once nothing is left to say. */
export function useReturn({ id: merchantOrderId }: MerchantOrder) {
  const words = useMessages(messages);
  const api = useApi();
  const toast = useToast();
  const { navigation } = usePlatform();
  const [draft, setDraft] = useState<ReturnDraft>(() => emptyReturn(Date.now()));
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const fault = faultOf(draft);

  async function send(): Promise<void> {
    setTried(true);
    const { reason, note, date, part } = draft;
    if (fault || reason === '' || isSending) return;
    setSending(true);
    setRefusal(undefined);
    const pickup = { date, part };
    try {
      const body = { merchantOrderId, items: chosenItems(draft), reason, note, pickup };
      const { id } = await api.createReturn({ body });
      toast(words.sent, { icon: 'done' });
      // Back must not lead to a form that was sent.
      navigation.go({ route: 'returned', params: { id } }, { replace: true });
    } catch (error) {
      setRefusal(errorMessage(error) ?? words.failed);
    } finally {
      setSending(false);
    }
  }

  const write = (part: Partial<ReturnDraft>) => setDraft({ ...draft, ...part });
  return { draft, write, send, isSending, refusal, fault: isTried ? fault : undefined };
}

export type ReturnState = ReturnType<typeof useReturn>;
