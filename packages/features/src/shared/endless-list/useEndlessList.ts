import { usePlatform } from '@vitrine/platform';
import { useEffect, useState } from 'react';

const KEY = 'endlessList';

/**
 * Whether lists go on loading while the shopper scrolls. The device remembers the choice. Without one, they
 * do so on hosts that report the end of a page, as lists of such hosts usually do.
 */
export function useEndlessList(): [isEndless: boolean, setEndless: (isOn: boolean) => void] {
  const { storage, viewport } = usePlatform();
  const isUsual = viewport.onNearEnd !== undefined;
  const { local } = storage;
  const [isEndless, setEndless] = useState(isUsual);
  // The server does not know the device, so the choice appears after the first render.
  useEffect(() => {
    const choice = local.get(KEY);
    setEndless(choice === null ? isUsual : choice === 'on');
  }, [local, isUsual]);

  function choose(isOn: boolean): void {
    setEndless(isOn);
    local.set(KEY, isOn ? 'on' : 'off');
  }
  return [isEndless, choose];
}
