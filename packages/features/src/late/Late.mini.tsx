import { useContext, useEffect, useState } from 'react';
import type { LateProps } from './Late.types.ts';
import { LateContext } from './late-values.ts';

/** The mini-program twin: no server streams to it, so it simply waits. */
export function Late<T>({ name, fallback, children }: LateProps<T>) {
  const late = useContext(LateContext).get(name);
  const [settled, setSettled] = useState(late?.settled);

  useEffect(() => {
    let current = true;
    late?.promise.then((value) => current && setSettled({ value }));
    return () => {
      current = false;
    };
  }, [late]);

  return settled ? children(settled.value as T) : late ? fallback : null;
}
