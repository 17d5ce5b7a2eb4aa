import type { Api } from '@vitrine/client';
import {
  detectPlatform,
  isApp,
  isMiniProgram,
  type Platform,
  storeReferral,
} from '@vitrine/platform';
import {
  guestSessionStarted,
  persistUserFlags,
  type Store,
  selectBagId,
  selectIsUnconfirmed,
  selectSessionKey,
} from '@vitrine/state';
import { hasSessionMarker, removeSessionMarker } from './session-marker.ts';

interface SessionDeps {
  api: Api;
  store: Store;
  platform: Platform;
}

/** Without this, every page would request a session that has ended. */
function removeStaleMarker(store: Store): void {
  const state = store.getState();
  const hasEnded = !selectBagId(state) && !selectIsUnconfirmed(state);
  if (hasSessionMarker() && hasEnded) removeSessionMarker();
}

const SESSION_KEY = 'sessionKey';

/**
 * Accepts a session key from the URL only inside the shop's own hosts, judged by the user agent: otherwise
 * any link could give a shopper the session of another person. The tab keeps the key for its next documents.
 */
function readSessionKey({ landingParams, storage }: Platform): string | undefined {
  const host = detectPlatform(navigator.userAgent);
  if (!isApp(host) && !isMiniProgram(host)) return undefined;
  return landingParams.sessionKey ?? storage.session.get(SESSION_KEY) ?? undefined;
}

function storeSessionKey(store: Store, { session }: Platform['storage']): void {
  const key = selectSessionKey(store.getState());
  if (key) session.set(SESSION_KEY, key);
  else session.remove(SESSION_KEY);
}

/** Removes parameters from the address bar, from where they could be copied or shared. */
function hideParams(...names: string[]): void {
  const url = new URL(location.href);
  if (!names.some((name) => url.searchParams.has(name))) return;
  for (const name of names) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}

/**
 * Starts the session. A shopper without a token, key or cookie is a guest at once, without a request and
 * without loading the code of sessions.
 */
export function startSession({ api, store, platform }: SessionDeps): () => void {
  const { storage, login, bridge } = platform;
  const sessionKey = readSessionKey(platform);
  hideParams(SESSION_KEY, 'openId', 'unionId');
  const restore = async (token: string | null) => {
    const { restoreSession } = await import('@vitrine/features/session');
    await restoreSession({
      api,
      store,
      storage,
      token,
      sessionKey,
      mayHaveCookie: hasSessionMarker(),
    });
    if (selectBagId(store.getState())) hideParams('token');
    storeSessionKey(store, storage);
    removeStaleMarker(store);
  };
  storeReferral(platform.landingParams, storage);
  const startGuestSession = () => store.dispatch(guestSessionStarted());
  const stopPersisting = persistUserFlags(store, storage);
  const stopListening = bridge.listen(
    'login',
    ({ token }) => void restore(token).catch(startGuestSession),
  );
  const token = login.getToken();
  const mayHaveSession =
    token || sessionKey || hasSessionMarker() || storage.local.get('isLoggedIn') === 'true';
  const start = mayHaveSession ? restore(token).catch(startGuestSession) : startGuestSession();
  // After the session, so that the server recognises the shopper who shared the page.
  const { landingParams, navigation } = platform;
  if (landingParams.share || landingParams.portal)
    void Promise.all([import('@vitrine/features/session'), start]).then(([session]) => {
      void session.reportShareOpening(api, landingParams);
      void session.openPortalUrl(api, landingParams, (to) => navigation.go(to, { replace: true }));
    });
  const following = bridge.isPresent
    ? Promise.all([import('./app-session.ts'), start]).then(([{ followAppSession }]) =>
        followAppSession({ api, store, bridge }),
      )
    : undefined;
  return () => {
    stopPersisting();
    stopListening();
    void following?.then((stopFollowing) => stopFollowing());
  };
}
