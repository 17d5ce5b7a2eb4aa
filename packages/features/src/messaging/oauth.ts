import type { Api } from '@vitrine/client';
import type { Storage } from '@vitrine/platform';

/** What this page said when it sent a shopper to the messaging app, to know the answer as its own. */
const STATE = 'messaging-login-state';

const newState = (): string => crypto.randomUUID().replaceAll('-', '');

/**
 * Sends the shopper to the messaging app, which sends them back here with a code. False when the shop
 * could not say where to.
 */
export async function askMessaging(api: Api, { session }: Storage): Promise<boolean> {
  const state = newState();
  session.set(STATE, state);
  const { origin, pathname, search } = window.location;
  try {
    const url = origin + pathname + search;
    const { authorizeUrl } = await api.getSignature({ query: { url, state } });
    window.location.assign(authorizeUrl);
    return true;
  } catch {
    return false;
  }
}

/** The code that a shopper came back with, if this page has asked for it. It is handed out once. */
export function takeCode({ session }: Storage): string | undefined {
  const { searchParams } = new URL(window.location.href);
  const [code, state] = [searchParams.get('code'), searchParams.get('state')];
  if (!code || !state || state !== session.get(STATE)) return undefined;
  session.remove(STATE);
  return code;
}
