import { useSelector } from '@vitrine/state/react';
import { Consent } from './Consent.tsx';
import type { ConsentGateProps } from './Consent.types.ts';
import { asksConsent, isQuiet } from './consent-rules.ts';

/** A package of a mini-program has all of its code at once. */
export function ConsentGate({ route }: ConsentGateProps) {
  return <Consent open={useSelector(asksConsent) && isQuiet(route)} />;
}
