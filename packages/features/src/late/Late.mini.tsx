import { useAsking } from '@vitrine/client/react';
import { useContext, useState } from 'react';
import type { LateProps } from './Late.types.ts';
import { LateContext } from './late-values.ts';

/** The mini-program twin: no server streams to it, so it simply waits. */
export function Late<T>({ name, fallback, children }: LateProps<T>) {
  const late = useContext(LateContext).get(name);
  const [settled, setSettled] = useState(late?.settled);
  useAsking(
    late,
    async () => late?.promise,
    (value) => setSettled({ value }),
  );
  return settled ? children(settled.value as T) : late ? fallback : null;
}
