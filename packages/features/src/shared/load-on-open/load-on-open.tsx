import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/** A part whose code is loaded when it first opens. It stays mounted, so that it can animate its closing. */
export function loadOnOpen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const LazyPart = lazy(() =>
    load().then((Part) => ({ default: ({ of }: { of: Props }) => <Part {...of} /> })),
  );
  return function PartOnOpen(props: Props & { open: boolean }): ReactNode {
    const [wasOpen, setWasOpen] = useState(false);
    if (props.open && !wasOpen) setWasOpen(true);
    return <Suspense fallback={null}>{wasOpen && <LazyPart of={props} />}</Suspense>;
  };
}
