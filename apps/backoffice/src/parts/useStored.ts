import { useCallback, useState } from 'react';

function readStored<T>(key: string, initial: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? initial : (JSON.parse(text) as T);
  } catch {
    return initial;
  }
}

/** A choice of the operator that this browser keeps. */
export function useStored<T>(name: string, initial: T): [T, (value: T) => void] {
  const key = `backoffice.${name}`;
  const [value, setValue] = useState(() => readStored(key, initial));
  const store = useCallback(
    (next: T) => {
      setValue(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // A browser without space for it forgets the choice with the page.
      }
    },
    [key],
  );
  return [value, store];
}
