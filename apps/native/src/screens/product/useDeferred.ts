import { useEffect, useState } from 'react';

/** What arrives after the page; undefined until it is there. */
export function useDeferred<T>(promise: Promise<unknown> | undefined): T | undefined {
  const [arrived, setArrived] = useState<{ of: Promise<unknown>; value: T }>();
  useEffect(() => {
    let isCurrent = true;
    promise?.then((value) => isCurrent && setArrived({ of: promise, value: value as T }));
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  return arrived?.of === promise ? arrived?.value : undefined;
}
