import type { KeyValueStorage } from '@vitrine/platform';

/** Grows with every change of the policy that needs a new consent. */
export const POLICY_VERSION = '1';

export const CONSENT_KEY = 'consent';

/** `declined`: the shopper browses, and nothing personal is asked for. */
export type Consent = 'agreed' | 'declined';

/** The answer to this version of the policy; undefined while the shopper has not been asked. */
export function readConsent(storage: KeyValueStorage): Consent | undefined {
  const [answer, version] = (storage.get(CONSENT_KEY) ?? '').split(' ');
  if (version !== POLICY_VERSION) return undefined;
  return answer === 'agreed' || answer === 'declined' ? answer : undefined;
}

/** Whether this device has never been asked, in any version of the policy. */
export const isFirstStart = (storage: KeyValueStorage): boolean =>
  storage.get(CONSENT_KEY) === null;

export const writeConsent = (storage: KeyValueStorage, consent: Consent): void =>
  storage.set(CONSENT_KEY, `${consent} ${POLICY_VERSION}`);
