import { usePlatform } from '@vitrine/platform';
import { useEffect, useRef } from 'react';

/** Registers an open overlay, so that the back gesture closes it. */
export function useOverlay(isOpen: boolean, onClose: () => void): void {
  const { navigation } = usePlatform();
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(
    () => (isOpen ? navigation.openOverlay(() => close.current()) : undefined),
    [isOpen, navigation],
  );
}
