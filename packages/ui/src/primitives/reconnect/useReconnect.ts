import { useEffect } from 'react';
import type { UseReconnect } from './useReconnect.types.ts';

export const useReconnect = ((onReconnect) => {
  useEffect(() => {
    if (!onReconnect) return;
    window.addEventListener('online', onReconnect);
    return () => window.removeEventListener('online', onReconnect);
  }, [onReconnect]);
}) satisfies UseReconnect;
