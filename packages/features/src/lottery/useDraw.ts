import { errorMessage } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { newUuid } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { drawFailed, drawStarted, drawSucceeded, putAway, selectMayDraw } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { useRef, useState } from 'react';
import { messages } from './messages.ts';

/**
 * One tap, one draw. While nobody knows whether a draw has arrived, the next tap asks for the same one
 * again, so that a lost answer costs no ticket.
 */
export function useDraw(id: string) {
  const words = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const key = useRef<string>(undefined);
  const [chosen, setChosen] = useState<number>();

  async function draw(card: number): Promise<void> {
    if (!selectMayDraw(store.getState())) return;
    store.dispatch(drawStarted());
    setChosen(card);
    key.current ??= newUuid();
    try {
      const drawn = await api.drawReward({ params: { id } }, { idempotencyKey: key.current });
      key.current = undefined;
      store.dispatch(drawSucceeded(drawn));
    } catch (error) {
      const told = errorMessage(error);
      if (told) key.current = undefined;
      store.dispatch(drawFailed());
      setChosen(undefined);
      toast(told ?? words.failed, { icon: 'info' });
    }
  }

  function putBack(): void {
    setChosen(undefined);
    store.dispatch(putAway());
  }

  return { chosen, draw, putBack };
}
