import { newUuid } from '@vitrine/kit';
import { useRef } from 'react';

/**
 * The key that a request is sent with. A repeated request has the same key, so that a lost response does not make
 * its change twice.
 */
export function useRequestKey() {
  const attempt = useRef({ request: '', key: '' });
  return {
    getKey(request: string): string {
      if (attempt.current.request !== request) attempt.current = { request, key: newUuid() };
      return attempt.current.key;
    },
    /** The next request is another one, even if it looks the same. */
    renew(): void {
      attempt.current = { request: '', key: '' };
    },
  };
}
