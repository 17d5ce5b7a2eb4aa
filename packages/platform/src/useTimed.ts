import { useSyncExternalStore } from 'react';
import { usePlatform } from './context.ts';

const neverChanges = () => () => {};

/**
 * A text, number or state that depends on the present. While a page of the server hydrates it is what
 * the server has rendered, even if a shop opened or a day ended since, and afterwards that of now.
 */
export function useTimed<T extends string | number | boolean | undefined>(
  derive: (now: number) => T,
): T {
  const { renderedAt } = usePlatform();
  return useSyncExternalStore(
    neverChanges,
    () => derive(Date.now()),
    () => derive(renderedAt ?? Date.now()),
  );
}
