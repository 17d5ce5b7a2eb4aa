import { usePlatform } from '@vitrine/platform';
import { createContext, useCallback, useContext } from 'react';
import { createInteractionEvent, type ModuleInfo } from './tracking.ts';

/** The module that a component is rendered in. */
export const ModuleInfoContext = createContext<ModuleInfo | null>(null);

/** Returns a function that tracks a press inside the surrounding module. */
export function useTrackInteraction(): (
  part: string,
  details?: Readonly<Record<string, unknown>>,
) => void {
  const module = useContext(ModuleInfoContext);
  const { tracking } = usePlatform();
  return (part, details) => {
    if (module) tracking.track(createInteractionEvent(module, part, details));
  };
}

/** Removes an entry from the page until the page is loaded again, because the shopper closed it. */
export const CloseModuleContext = createContext<(id: string) => void>(() => undefined);

/** Removes an entry from the page for the current user, because it has nothing to show. */
export const HideModuleContext = createContext<(id: string) => void>(() => undefined);

/** Returns a function that hides the surrounding module, because it has nothing to show. */
export function useHideModule(): () => void {
  const id = useContext(ModuleInfoContext)?.id ?? '';
  const hide = useContext(HideModuleContext);
  return useCallback(() => hide(id), [hide, id]);
}

/** Returns a function that closes the surrounding module on the shopper's request. */
export function useCloseModule(): () => void {
  const id = useContext(ModuleInfoContext)?.id ?? '';
  const close = useContext(CloseModuleContext);
  const trackInteraction = useTrackInteraction();
  return () => {
    trackInteraction('close');
    close(id);
  };
}

/** True inside a module on a dark background. */
export const useIsOnDark = (): boolean => useContext(ModuleInfoContext)?.isOnDark ?? false;
