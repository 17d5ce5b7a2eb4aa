const KEY = 'backoffice.single-sign-on';

interface StartedSignOn {
  challenge: string;
  /** Where the operator wanted to go. */
  returnPath: string;
}

/** Keeps the challenge in this tab while the browser is at the provider. */
export const storeChallenge = (challenge: string, returnPath: string): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ challenge, returnPath }));

/** Takes the challenge out, because it can be used once. */
export function takeChallenge(): StartedSignOn | undefined {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return text === null ? undefined : (JSON.parse(text) as StartedSignOn);
}
