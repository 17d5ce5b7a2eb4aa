import { usePlatform } from '@vitrine/platform';
import { useEffect, useState } from 'react';

const KEY = 'endlessList';

/** Whether lists go on loading while the shopper scrolls. The device remembers the choice. */
export function useEndlessList(): [isEndless: boolean, setEndless: (isOn: boolean) => void] {
  const { local } = usePlatform().storage;
  const [isEndless, setEndless] = useState(false);
  // The server does not know the device, so the choice appears after the first render.
  useEffect(() => setEndless(local.get(KEY) !== null), [local]);

  function choose(isOn: boolean): void {
    setEndless(isOn);
    if (isOn) local.set(KEY, 'on');
    else local.remove(KEY);
  }
  return [isEndless, choose];
}
