import { type ComponentType, useEffect, useState } from 'react';

/** A component whose code is loaded once it is needed. Offline it stays undefined: pages work without it. */
export function useLazyPart<Props>(
  isNeeded: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (isNeeded)
      load().then(
        (loaded) => setPart(() => loaded),
        () => undefined,
      );
  }, [isNeeded, load]);
  return Part;
}
