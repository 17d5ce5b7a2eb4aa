import { createContext, use } from 'react';

interface TickedModules {
  /** The ids of the modules that are ticked in the outline. */
  readonly ticked: ReadonlySet<string>;
  setTicked(ids: ReadonlySet<string>): void;
}

const TickedContext = createContext<TickedModules | null>(null);
export const TickedProvider = TickedContext.Provider;

export function useTicked(): TickedModules {
  const ticked = use(TickedContext);
  if (!ticked) throw new Error('useTicked is used outside of the studio');
  return ticked;
}
