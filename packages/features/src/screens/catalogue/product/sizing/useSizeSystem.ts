import { usePlatform } from '@vitrine/platform';
import { useState } from 'react';
import { isSizeSystem } from './convert-size.ts';
import type { SizeSystem } from './size-charts.ts';

const STORAGE_KEY = 'size-system';

/** The size system that the shopper also wants to see, remembered on this device. */
export function useSizeSystem() {
  const { storage } = usePlatform();
  const [system, setSystem] = useState<SizeSystem | undefined>(() => {
    const stored = storage.local.get(STORAGE_KEY);
    return isSizeSystem(stored) ? stored : undefined;
  });
  const choose = (next: SizeSystem | undefined) => {
    setSystem(next);
    if (next) storage.local.set(STORAGE_KEY, next);
    else storage.local.remove(STORAGE_KEY);
  };
  return { system, choose };
}
