import { usePlatform } from '@vitrine/platform';
import { createContext, useCallback, useContext } from 'react';
import { interaction, type ModulePlace } from './tracking.ts';

/** The module that a part of the page belongs to. */
export const PlaceContext = createContext<ModulePlace | null>(null);

/** Tells of a tap inside the module around it. */
export function useInteraction(): (
  part: string,
  details?: Readonly<Record<string, unknown>>,
) => void {
  const place = useContext(PlaceContext);
  const { tracking } = usePlatform();
  return (part, details) => {
    if (place) tracking.track(interaction(place, part, details));
  };
}

/** Closes an entry of the page for as long as the page stands. */
export const CloseContext = createContext<(id: string) => void>(() => undefined);

/** Takes an entry off the page for whoever looks at it now. */
export const WithdrawContext = createContext<(id: string) => void>(() => undefined);

/** Takes the module around it off the page, as it turns out to have nothing to show. */
export function useWithdraw(): () => void {
  const id = useContext(PlaceContext)?.id ?? '';
  const withdraw = useContext(WithdrawContext);
  return useCallback(() => withdraw(id), [withdraw, id]);
}

/** Closes the module around it. */
export function useClose(): () => void {
  const id = useContext(PlaceContext)?.id ?? '';
  const close = useContext(CloseContext);
  const interact = useInteraction();
  return () => {
    interact('close');
    close(id);
  };
}

/** True inside a module on a dark ground. */
export const useOnDark = (): boolean => useContext(PlaceContext)?.onDark ?? false;
