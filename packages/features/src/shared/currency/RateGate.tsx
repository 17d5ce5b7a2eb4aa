import { lazy, Suspense } from 'react';
import type { RateLoaderProps } from './RateLoader.tsx';

const RateLoader = lazy(async () => ({ default: (await import('./RateLoader.tsx')).RateLoader }));

/** Most shoppers see prices in CNY only, so this code is loaded when another currency is chosen. */
export const RateGate = (props: RateLoaderProps) => (
  <Suspense>
    <RateLoader {...props} />
  </Suspense>
);
