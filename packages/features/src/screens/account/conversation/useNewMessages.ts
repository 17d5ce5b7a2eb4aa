import { useApi } from '@vitrine/client/react';
import type { MessageList } from '@vitrine/contract';
import { isMiniProgram, usePageVisible, usePlatform } from '@vitrine/platform';
import { useEffect, useRef } from 'react';
import { newAbortController } from '../../../shared/private-data/abort-controller';

/** The server keeps a call open for this long until there is a message. */
const WAIT_SECONDS = 20;
/** A host without long calls asks again after this time; so does one whose call was not kept open. */
const POLL_MS = 4_000;
/** After a call that waited, the next one starts at once, but never in a tight loop. */
const GAP_MS = 1_000;
/** After a failed call. */
const RETRY_MS = 8_000;

interface NewMessagesOptions {
  conversationId: string | undefined;
  /** The position of the last message that is shown. */
  lastPosition: number;
  onArrived(list: MessageList): void;
}

/** Asks for new messages while the page is visible. Mini-programs allow few calls at once, so theirs end soon. */
export function useNewMessages({
  conversationId,
  lastPosition,
  onArrived,
}: NewMessagesOptions): void {
  const api = useApi();
  const { name } = usePlatform();
  const isVisible = usePageVisible();
  const latest = useRef({ lastPosition, onArrived });
  latest.current = { lastPosition, onArrived };

  useEffect(() => {
    if (!conversationId || !isVisible) return;
    const controller = newAbortController();
    const { signal } = controller;
    const wait = isMiniProgram(name) ? 0 : WAIT_SECONDS;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function ask(): Promise<number> {
      const startedAt = Date.now();
      const query = { after: latest.current.lastPosition, ...(wait > 0 && { wait }) };
      const params = { id: conversationId ?? '' };
      const list = await api.listMessages({ params, query }, { signal });
      if (signal.aborted) return 0;
      latest.current.onArrived(list);
      const hasWaited = list.messages.length > 0 || Date.now() - startedAt > POLL_MS;
      return hasWaited && wait > 0 ? GAP_MS : POLL_MS;
    }
    const schedule = (ms: number): void => {
      timer = setTimeout(() => {
        ask()
          .catch(() => RETRY_MS)
          .then((pause) => signal.aborted || schedule(pause));
      }, ms);
    };
    schedule(GAP_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, conversationId, isVisible, name]);
}
