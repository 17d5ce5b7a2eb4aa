import { errorMessage } from '@vitrine/client';
import { useMessages } from '@vitrine/platform';
import { useToast } from '@vitrine/ui';
import { useRef, useState } from 'react';
import { messages } from './messages.ts';

/** One thing at a time is done with what a screen shows, and what came of it is told. */
export function useDeed() {
  const words = useMessages(messages);
  const toast = useToast();
  const isWorking = useRef(false);
  /** What something is being done with. */
  const [busy, setBusy] = useState<string>();

  /** The work answers with what to tell, where its effect does not speak for itself. */
  async function act(on: string, work: () => Promise<string | undefined>): Promise<void> {
    if (isWorking.current) return;
    isWorking.current = true;
    setBusy(on);
    try {
      const done = await work();
      if (done) toast(done, { icon: 'done' });
    } catch (error) {
      toast(errorMessage(error) ?? words.failed, { icon: 'info' });
    } finally {
      isWorking.current = false;
      setBusy(undefined);
    }
  }

  return { busy, act };
}
