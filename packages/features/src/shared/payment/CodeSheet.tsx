import { lazy, Suspense } from 'react';
import type { StartPayment } from './useStartPayment.ts';

const WatchedCode = lazy(async () => ({
  default: (await import('./WatchedCode.tsx')).WatchedCode,
}));

/** Shows the code to scan on a desktop, once a payment has one. */
export const CodeSheet = ({ start }: { start: StartPayment }) => (
  <Suspense fallback={null}>
    {start.code && <WatchedCode code={start.code} start={start} />}
  </Suspense>
);
