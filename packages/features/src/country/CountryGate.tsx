import { lazy, Suspense, useState } from 'react';
import type { CountrySheetProps } from './CountrySheet.types.ts';

const CountrySheet = lazy(async () => ({
  default: (await import('./CountrySheet.tsx')).CountrySheet,
}));

/** Every page offers it and few shoppers open it: it is fetched then, and stays to close softly. */
export function CountryGate(props: CountrySheetProps) {
  const [wasOpen, setWasOpen] = useState(false);
  if (props.open && !wasOpen) setWasOpen(true);
  return <Suspense fallback={null}>{wasOpen && <CountrySheet {...props} />}</Suspense>;
}
