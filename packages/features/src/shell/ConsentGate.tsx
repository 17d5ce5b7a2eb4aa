import { useSelector } from '@vitrine/state/react';
import { allowsConsentModal, needsConsent } from './consent-rules.ts';
import type { CurrentPage } from './current-page.ts';
import { useLazyPart } from './useLazyPart.ts';

const loadConsent = () => import('./Consent.tsx').then((part) => part.Consent);

/** Loads the consent dialog only for a shopper who has to answer it. */
export function ConsentGate({ route }: Pick<CurrentPage, 'route'>) {
  const isNeeded = useSelector(needsConsent) && allowsConsentModal(route);
  const Consent = useLazyPart(isNeeded, loadConsent);
  return Consent && <Consent open={isNeeded} />;
}
