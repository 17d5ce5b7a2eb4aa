import { createContext, useContext } from 'react';
import type { Consent } from './consent.ts';

export interface ConsentState {
  consent: Consent;
  /** Shows the policy again, with both answers. */
  ask(): void;
}

export const ConsentContext = createContext<ConsentState>({
  consent: 'declined',
  ask: () => undefined,
});

export const useConsent = (): ConsentState => useContext(ConsentContext);
