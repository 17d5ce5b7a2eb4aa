import { usePlatform } from '@vitrine/platform';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { ModuleHost } from '../definition.ts';

/** The host of the page. Its version is known to devices only, so a page is taken over without it. */
export function usePageHost(): ModuleHost {
  const { name, version } = usePlatform();
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => startTransition(() => setTakenOver(true)), []);
  return useMemo(() => (isTakenOver ? { name, version } : { name }), [name, version, isTakenOver]);
}
