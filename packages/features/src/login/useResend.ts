import { errorMessage } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { useEffect, useState } from 'react';
import { messages } from './messages.ts';

const SECOND_MS = 1_000;

/** Sends codes, and counts down until another may be sent. */
export function useResend() {
  const words = useMessages(messages);
  const api = useApi();
  const [wait, setWait] = useState(0);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [wait]);

  /** True once a code is on its way. */
  async function send(mobile: string): Promise<boolean> {
    if (wait > 0 || isSending) return false;
    setSending(true);
    setRefusal(undefined);
    try {
      const { resendAfterSeconds } = await api.sendSecurityCode({ body: { mobile } });
      setWait(resendAfterSeconds);
      return true;
    } catch (error) {
      setRefusal(errorMessage(error) ?? words.failed);
      return false;
    } finally {
      setSending(false);
    }
  }

  return { wait, isSending, refusal, send };
}
