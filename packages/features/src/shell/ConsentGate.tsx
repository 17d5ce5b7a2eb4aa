import { useSelector } from '@vitrine/state/react';
import type { ConsentGateProps } from './Consent.tsx';
import { allowsConsentModal, needsConsent } from './consent-rules.ts';
import { useLazyPart } from './useLazyPart.ts';

const loadConsent = () => import('./Consent.tsx').then((part) => part.Consent);

/** Loads the consent dialog only for a shopper who has to answer it. */
export function ConsentGate({ route }: ConsentGateProps) {
  const isNeeded = useSelector(needsConsent) && allowsConsentModal(route);
  const Consent = useLazyPart(isNeeded, loadConsent);
  return Consent && <Consent open={isNeeded} />;
}
