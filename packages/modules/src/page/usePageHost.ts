import { usePlatform } from '@vitrine/platform';
import { selectAppLink } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { ModuleHost } from '../definition.ts';

/** The host of the page. Its version is known to devices only, so a page is taken over without it. */
export function usePageHost(): ModuleHost {
  const { name, version } = usePlatform();
  const app = useSelector(selectAppLink);
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => startTransition(() => setTakenOver(true)), []);
  return useMemo(
    () => (isTakenOver ? { name, app, version } : { name, app }),
    [name, app, version, isTakenOver],
  );
}
