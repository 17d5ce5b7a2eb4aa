import { useEffect, useState } from 'react';
import { useAction } from '../action/useAction.ts';

const SECOND_MS = 1_000;

export interface SentCode {
  challenge: string;
  resendAfterSeconds: number;
}

export type CodeSending = ReturnType<typeof useSendCode>;

/** Sends security codes, and counts down the seconds until the next one may be sent. */
export function useSendCode(failed: string) {
  const [secondsLeft, setSecondsLeft] = useState(0);
  const { run, isPending, error } = useAction({ showErrorAs: 'note', failed, keepsSession: true });

  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  /** Resolves to the challenge of the code once it is sent. */
  async function send(request: () => Promise<SentCode>): Promise<string | undefined> {
    if (secondsLeft > 0) return undefined;
    let challenge: string | undefined;
    await run(async () => {
      const sent = await request();
      challenge = sent.challenge;
      setSecondsLeft(sent.resendAfterSeconds);
    });
    return challenge;
  }

  return { secondsLeft, isPending, error, send };
}
