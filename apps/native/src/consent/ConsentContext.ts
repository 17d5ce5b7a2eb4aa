import { createContext, useContext } from 'react';
import type { Consent } from './consent.ts';

export interface ConsentState {
  consent: Consent;
  /** Shows the policy again, with both answers. */
  ask(): void;
  /** Takes the consent back: the session ends, and what the device has kept of the shopper is forgotten. */
  withdraw(): Promise<void>;
}

export const ConsentContext = createContext<ConsentState>({
  consent: 'declined',
  ask: () => undefined,
  withdraw: async () => undefined,
});

export const useConsent = (): ConsentState => useContext(ConsentContext);
