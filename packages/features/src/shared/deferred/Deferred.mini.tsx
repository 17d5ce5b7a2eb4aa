import { useFetch } from '@vitrine/client/react';
import { useContext, useState } from 'react';
import type { DeferredProps } from './Deferred.types.ts';
import { DeferredContext } from './deferred-values.ts';

/** The mini-program twin: there is no server rendering, so it waits for the promise. */
export function Deferred<T>({ name, fallback, children }: DeferredProps<T>) {
  const deferred = useContext(DeferredContext).get(name);
  const [result, setResult] = useState(deferred?.result);
  useFetch(
    deferred,
    async () => deferred?.promise,
    (value) => setResult({ value }),
  );
  return result ? children(result.value as T) : deferred ? fallback : null;
}
