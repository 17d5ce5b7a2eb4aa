import { usePlatform } from '@vitrine/platform';
import { useState } from 'react';

const KEY = 'checkoutConsent';

/**
 * The consent to the terms of one checkout. It is kept for the browser session, because a log-in, a new
 * address or a reload shows the page again.
 */
export function useTermsConsent(checkoutOrderId: string) {
  const { session } = usePlatform().storage;
  const [isAgreed, setAgreed] = useState(() => session.get(KEY) === checkoutOrderId);
  const [isReminded, setReminded] = useState(false);

  function agree(agreed: boolean): void {
    setAgreed(agreed);
    setReminded(false);
    if (agreed) session.set(KEY, checkoutOrderId);
    else session.remove(KEY);
  }

  /** Returns whether the shopper has agreed, and reminds one who has not. */
  function check(): boolean {
    setReminded(!isAgreed);
    return isAgreed;
  }

  return { isAgreed, isReminded, agree, check };
}
