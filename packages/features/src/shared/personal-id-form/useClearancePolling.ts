import type { ClearanceStatus, PersonalIdClearance } from '@vitrine/contract';
import { usePageVisible } from '@vitrine/platform';
import { useEffect, useRef, useState } from 'react';
import { newAbortController } from '../private-data/abort-controller';

/** A check takes seconds, so a result shows soon with few requests. */
export const CLEARANCE_POLL_MS = 5_000;

interface CheckedPersonalId {
  id: string;
  clearanceStatus: ClearanceStatus;
}

interface ClearancePolling {
  fetchStatus(signal: AbortSignal): Promise<PersonalIdClearance | null>;
  onChange(status: ClearanceStatus): void;
}

/**
 * Polls the clearance check of a personal ID while the page is visible, until it has a result. Returns
 * the message of a failed check. A failed request is ignored; the next one repeats it.
 */
export function useClearancePolling(
  personalId: CheckedPersonalId | null | undefined,
  polling: ClearancePolling,
): string | undefined {
  const isVisible = usePageVisible();
  const [failure, setFailure] = useState<{ id: string; message: string | null }>();
  const latest = useRef(polling);
  latest.current = polling;
  const { id = '', clearanceStatus } = personalId ?? {};
  const isFailureKnown = clearanceStatus === 'failed' && failure?.id === id;
  const isPolling = (clearanceStatus === 'checking' && isVisible) || clearanceStatus === 'failed';

  useEffect(() => {
    if (!isPolling || isFailureKnown) return;
    const controller = newAbortController();
    const { signal } = controller;
    async function poll(): Promise<void> {
      const clearance = await latest.current.fetchStatus(signal).catch(() => null);
      if (!clearance || signal.aborted) return;
      const { status, message } = clearance;
      if (status === 'failed') setFailure({ id, message });
      if (status !== clearanceStatus) latest.current.onChange(status);
    }
    if (clearanceStatus === 'failed') void poll();
    const timer = clearanceStatus === 'checking' ? setInterval(poll, CLEARANCE_POLL_MS) : undefined;
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [id, clearanceStatus, isPolling, isFailureKnown]);

  return isFailureKnown ? (failure.message ?? undefined) : undefined;
}
