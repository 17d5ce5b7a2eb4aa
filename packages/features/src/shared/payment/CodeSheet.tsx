import { lazyPart } from '../lazy-part/lazy-part.tsx';
import type { StartPayment } from './useStartPayment.ts';

const WatchedCode = lazyPart(() => import('./WatchedCode.tsx').then((part) => part.WatchedCode));

/** Shows the code to scan on a desktop, once a payment has one. */
export const CodeSheet = ({ start }: { start: StartPayment }) =>
  start.code && <WatchedCode code={start.code} start={start} />;
