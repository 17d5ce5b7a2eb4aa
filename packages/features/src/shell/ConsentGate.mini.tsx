import { useSelector } from '@vitrine/state/react';
import type { ConsentGateProps } from './Consent.tsx';
import { Consent } from './Consent.tsx';
import { allowsConsentModal, needsConsent } from './consent-rules.ts';

/** Mini-programs load all code of a package at once, so nothing is loaded lazily. */
export function ConsentGate({ route }: ConsentGateProps) {
  return <Consent open={useSelector(needsConsent) && allowsConsentModal(route)} />;
}
