import { lazy, Suspense, useState } from 'react';
import type { CountrySheetProps } from './CountrySheet.types.ts';

const CountrySheet = lazy(async () => ({
  default: (await import('./CountrySheet.tsx')).CountrySheet,
}));

/** Loads the sheet when it is first opened, and keeps it mounted for its closing animation. */
export function CountryGate(props: CountrySheetProps) {
  const [wasOpen, setWasOpen] = useState(false);
  if (props.open && !wasOpen) setWasOpen(true);
  return <Suspense fallback={null}>{wasOpen && <CountrySheet {...props} />}</Suspense>;
}
