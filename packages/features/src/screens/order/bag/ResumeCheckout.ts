import { isMiniProgram, usePlatform } from '@vitrine/platform';
import { useEffect, useRef } from 'react';
import type { BagChanges } from './useBagChanges.ts';
import { useCreateCheckout } from './useCreateCheckout.ts';

/** Goes on to the checkout for which the shopper has logged in, once. */
export function ResumeCheckout({ changes }: { changes: BagChanges }) {
  const { name } = usePlatform();
  // Back skips this step. In a mini-program the bag is a tab, which nothing replaces.
  const { createCheckout } = useCreateCheckout(changes, { replace: !isMiniProgram(name) });
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void createCheckout();
  });
  return null;
}
