import type { ClearanceStatus, PersonalIdClearance } from '@vitrine/contract';
import { useVisible } from '@vitrine/platform';
import { useEffect, useRef, useState } from 'react';
import { newController } from '../own/controller';

/** A check takes seconds: whoever waits for it sees its end soon, and few questions are asked. */
export const CLEARANCE_MS = 5_000;

interface Checked {
  id: string;
  clearanceStatus: ClearanceStatus;
}

interface ClearanceAsk {
  ask(signal: AbortSignal): Promise<PersonalIdClearance | null>;
  onTold(status: ClearanceStatus): void;
}

/**
 * Follows a check while somebody looks, until customs have said something. Answers why they did not
 * take a person; what is not answered is not told.
 */
export function useClearance(
  person: Checked | null | undefined,
  given: ClearanceAsk,
): string | undefined {
  const isVisible = useVisible();
  const [refusal, setRefusal] = useState<{ id: string; message: string | null }>();
  const latest = useRef(given);
  latest.current = given;
  const { id = '', clearanceStatus } = person ?? {};
  const isKnown = clearanceStatus === 'failed' && refusal?.id === id;
  const isAsked = (clearanceStatus === 'checking' && isVisible) || clearanceStatus === 'failed';

  useEffect(() => {
    if (!isAsked || isKnown) return;
    const controller = newController();
    const { signal } = controller;
    async function ask(): Promise<void> {
      const told = await latest.current.ask(signal).catch(() => null);
      if (!told || signal.aborted) return;
      if (told.status === 'failed') setRefusal({ id, message: told.message });
      if (told.status !== clearanceStatus) latest.current.onTold(told.status);
    }
    if (clearanceStatus === 'failed') void ask();
    const timer = clearanceStatus === 'checking' ? setInterval(ask, CLEARANCE_MS) : undefined;
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [id, clearanceStatus, isAsked, isKnown]);

  return isKnown ? (refusal.message ?? undefined) : undefined;
}
