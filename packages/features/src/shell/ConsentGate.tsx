import { useSelector } from '@vitrine/state/react';
import { type ComponentType, useEffect, useState } from 'react';
import type { ConsentGateProps, ConsentProps } from './Consent.types.ts';
import { allowsConsentModal, needsConsent } from './consent-rules.ts';

/** Loads the consent dialog only for a shopper who has to answer it. */
export function ConsentGate({ route }: ConsentGateProps) {
  const isNeeded = useSelector(needsConsent) && allowsConsentModal(route);
  const [Dialog, setDialog] = useState<ComponentType<ConsentProps>>();

  useEffect(() => {
    if (!isNeeded) return;
    import('./Consent.tsx').then(
      ({ Consent }) => setDialog(() => Consent),
      // Offline: the dialog is skipped this time.
      () => undefined,
    );
  }, [isNeeded]);

  return Dialog ? <Dialog open={isNeeded} /> : null;
}
