import { loadOnOpen } from '../load-on-open/load-on-open.tsx';

export const CountryGate = loadOnOpen(() =>
  import('./CountrySheet.tsx').then((part) => part.CountrySheet),
);
