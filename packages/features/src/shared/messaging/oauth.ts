import type { Api } from '@vitrine/client';
import type { StoragePort } from '@vitrine/platform';

/** The storage key of the OAuth state, which proves that a code was requested by this browser. */
const STATE_KEY = 'messaging-login-state';

const createState = (): string => crypto.randomUUID().replaceAll('-', '');

/**
 * Redirects to the messaging app, which redirects back to this page with a code. Returns false when the
 * authorisation URL could not be loaded.
 */
export async function startMessagingLogin(api: Api, { session }: StoragePort): Promise<boolean> {
  const state = createState();
  session.set(STATE_KEY, state);
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

/** Returns the code in the URL once, if this browser requested it. */
export function takeLoginCode({ session }: StoragePort): string | undefined {
  const { searchParams } = new URL(window.location.href);
  const [code, state] = [searchParams.get('code'), searchParams.get('state')];
  if (!code || !state || state !== session.get(STATE_KEY)) return undefined;
  session.remove(STATE_KEY);
  return code;
}
