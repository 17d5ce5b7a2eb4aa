import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/** A part whose code is loaded when it is first shown; until then there is nothing in its place. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(() =>
    load().then((Loaded) => ({ default: ({ of }: { of: Props }) => <Loaded {...of} /> })),
  );

  return (props: Props): ReactNode => (
    <Suspense fallback={null}>
      <Part of={props} />
    </Suspense>
  );
}

/** A lazy part that is first shown when it opens. It stays mounted, so that it can animate its closing. */
export function loadOnOpen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyPart(load);

  return function PartOnOpen(props: Props & { open: boolean }): ReactNode {
    const [wasOpen, setWasOpen] = useState(false);
    if (props.open && !wasOpen) setWasOpen(true);
    return wasOpen && <Part {...props} />;
  };
}
