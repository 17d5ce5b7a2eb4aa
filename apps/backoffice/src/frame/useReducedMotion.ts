import { useSyncExternalStore } from 'react';

const findQuery = () => matchMedia('(prefers-reduced-motion: reduce)');
const readQuery = (): boolean => findQuery().matches;

function subscribe(onChange: () => void): () => void {
  const query = findQuery();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the operator's system asks for less motion. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, readQuery);
