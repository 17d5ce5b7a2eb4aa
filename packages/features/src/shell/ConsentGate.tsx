import { useSelector } from '@vitrine/state/react';
import { type ComponentType, useEffect, useState } from 'react';
import type { ConsentGateProps, ConsentProps } from './Consent.types.ts';
import { asksConsent, isQuiet } from './consent-rules.ts';

/** The question about preferences. Its code comes to those who are asked, and to nobody else. */
export function ConsentGate({ route }: ConsentGateProps) {
  const isAsked = useSelector(asksConsent) && isQuiet(route);
  const [Question, setQuestion] = useState<ComponentType<ConsentProps>>();

  useEffect(() => {
    if (!isAsked) return;
    import('./Consent.tsx').then(
      ({ Consent }) => setQuestion(() => Consent),
      // Offline: it is asked on another visit.
      () => undefined,
    );
  }, [isAsked]);

  return Question ? <Question open={isAsked} /> : null;
}
