import type { Sizing } from '@vitrine/contract';
import { usePlatform } from '@vitrine/platform';
import { useState } from 'react';

const STORAGE_KEY = 'size-system';

/** The size system that the shopper also wants to see, remembered on this device. */
export function useSizeSystem(systems: Sizing['systems']) {
  const { storage } = usePlatform();
  const [code, setCode] = useState(() => storage.local.get(STORAGE_KEY));
  const choose = (next: string | undefined) => {
    setCode(next ?? null);
    if (next) storage.local.set(STORAGE_KEY, next);
    else storage.local.remove(STORAGE_KEY);
  };
  return { system: systems.find((system) => system.code === code), choose };
}
