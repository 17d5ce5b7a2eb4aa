import { ApiError, errorReason } from '@vitrine/client';
import { type ReactNode, useRef, useState } from 'react';
import { loadOnOpen } from '../lazy-part/lazy-part.tsx';

export const VerificationSheet = loadOnOpen(() =>
  import('./VerificationSheet.tsx').then((part) => part.VerificationSheet),
);

/**
 * Runs calls that need a proof of who the shopper is. When the server asks for one, a sheet asks for a code
 * and the call is repeated; closing the sheet fails the call with the code `cancelled`.
 */
export function useVerification() {
  const [isOpen, setOpen] = useState(false);
  const finish = useRef<(isVerified: boolean) => void>(undefined);

  const askForCode = () =>
    new Promise<boolean>((resolve) => {
      finish.current = resolve;
      setOpen(true);
    });

  function close(isVerified: boolean): void {
    setOpen(false);
    finish.current?.(isVerified);
  }

  async function withVerification<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (cause) {
      if (errorReason(cause) !== 'verification-needed') throw cause;
      if (!(await askForCode())) throw new ApiError('cancelled');
      return work();
    }
  }

  const verification: ReactNode = (
    <VerificationSheet open={isOpen} onVerified={() => close(true)} onClose={() => close(false)} />
  );
  return { withVerification, verification };
}
