import { usePlatform } from '@vitrine/platform';
import { createContext, useContext } from 'react';
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

/** True inside a module on a dark ground. */
export const useOnDark = (): boolean => useContext(PlaceContext)?.onDark ?? false;
