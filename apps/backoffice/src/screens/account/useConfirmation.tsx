import { errorReason } from '@vitrine/client';
import { type ReactNode, useState } from 'react';
import { ConfirmSession } from './ConfirmSession.tsx';

interface Confirmation {
  /** Does what needs a recent proof of who uses the session. Where it is missing, the operator is asked for it. */
  guard<R>(work: () => Promise<R>): Promise<R>;
  dialog: ReactNode;
}

export function useConfirmation(): Confirmation {
  const [question, setQuestion] = useState<{ settle(isConfirmed: boolean): void }>();
  const ask = () =>
    new Promise<boolean>((resolve) => {
      setQuestion({
        settle: (isConfirmed) => {
          setQuestion(undefined);
          resolve(isConfirmed);
        },
      });
    });
  return {
    guard: (work) =>
      work().catch(async (error: unknown) => {
        if (errorReason(error) !== 'confirmation-needed' || !(await ask())) throw error;
        return work();
      }),
    dialog: (
      <ConfirmSession
        isOpen={question !== undefined}
        onConfirmed={() => question?.settle(true)}
        onClose={() => question?.settle(false)}
      />
    ),
  };
}
