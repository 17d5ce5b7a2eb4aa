import { usePlatform } from '@vitrine/platform';
import { useEffect, useRef } from 'react';

/** Lets the host's way back close it for as long as it lies over the page. */
export function useCovering(covers: boolean, onClose: () => void): void {
  const { navigation } = usePlatform();
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(
    () => (covers ? navigation.cover(() => close.current()) : undefined),
    [covers, navigation],
  );
}
