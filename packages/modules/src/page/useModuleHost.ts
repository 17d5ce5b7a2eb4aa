import { usePlatform } from '@vitrine/platform';
import { selectAppLink, selectShopConfiguration, selectToggles } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { ModuleHost } from '../definition.ts';

/** The host of the page. The version is known only in the app, so it is left out until hydration is done. */
export function useModuleHost(): ModuleHost {
  const { name, version } = usePlatform();
  const app = useSelector(selectAppLink);
  const toggles = useSelector(selectToggles);
  const { minimumAppVersion } = useSelector(selectShopConfiguration);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return useMemo(() => {
    const host = { name, app, toggles, minimumAppVersion };
    return isHydrated ? { ...host, version } : host;
  }, [name, app, toggles, minimumAppVersion, version, isHydrated]);
}
