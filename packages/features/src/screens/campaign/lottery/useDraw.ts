import { errorCode, errorMessage } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { newUuid } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { dismissDraw, drawFailed, drawStarted, drawSucceeded, selectCanDraw } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useRef, useState } from 'react';
import { useAction } from '../../../shared/action/useAction.ts';
import { messages } from './messages.ts';

/**
 * Draws one prize at a time. A draw without a response is repeated with the same idempotency key, so
 * that a lost response costs no ticket.
 */
export function useDraw(id: string) {
  const t = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const key = useRef<string>(undefined);
  const [chosen, setChosen] = useState<number>();
  const { run } = useAction({
    failed: t.failed,
    onError: (error) => {
      // The server has decided, so the next draw is a new one. An unavailable one may still have drawn.
      if (errorMessage(error) && errorCode(error) !== 'unavailable') key.current = undefined;
      return false;
    },
  });

  async function draw(card: number): Promise<void> {
    if (!selectCanDraw(store.getState())) return;
    key.current ??= newUuid();
    const options = { idempotencyKey: key.current };
    await run(
      async () => {
        const drawn = await api.drawReward({ params: { id } }, options);
        key.current = undefined;
        store.dispatch(drawSucceeded(drawn));
      },
      {
        optimistic: () => {
          store.dispatch(drawStarted());
          setChosen(card);
          return () => {
            store.dispatch(drawFailed());
            setChosen(undefined);
          };
        },
      },
    );
  }

  function dismiss(): void {
    setChosen(undefined);
    store.dispatch(dismissDraw());
  }

  return { chosen, draw, dismiss };
}
