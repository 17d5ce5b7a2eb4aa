import { routeOf } from '@vitrine/platform';
import {
  type RootState,
  type Store,
  selectBagId,
  selectIsLoggedIn,
  selectIsUnconfirmed,
  selectSessionReady,
} from '@vitrine/state';
import type {
  DrawableScreen,
  PreloadOptions,
  ScreenProps,
  ScreenViewProps,
} from '../../screen-types.ts';
import { newAbortController } from './abort-controller';
import type { PreloadedData } from './preloaded-data.ts';

/** A shopper sees a change within this time as immediate, so the old page can stay for as long. */
const ARRIVAL_WAIT_MS = 100;

/** The key of a page's private data; another key shows the skeleton again. */
export const getPrivateKey = (
  { privateKey }: DrawableScreen,
  props: ScreenProps,
  state: RootState,
): string => privateKey?.(props, state) ?? Object.values(props.params).join('/');

/** Identifies the session: it differs between two shoppers, and between a shopper and a guest. */
const identifySession = (state: RootState): string =>
  `${selectBagId(state)} ${selectIsLoggedIn(state)}`;

/** Whether the view is shown with new private data, for a session that may have it. */
function needsPrivateData(page: ScreenViewProps, { store, current }: PreloadOptions): boolean {
  const { screen } = page;
  const state = store.getState();
  if (!selectSessionReady(state) || selectIsUnconfirmed(state)) return false;
  if (!selectIsLoggedIn(state) && routeOf(screen.name).access === 'shopper') return false;
  return (
    screen !== current.screen ||
    getPrivateKey(screen, page, state) !== getPrivateKey(screen, current, state)
  );
}

/**
 * Requests the private data of a page while the page before it is still shown, if the session is
 * known. A failure is left to the view, which loads again.
 */
export function preloadPrivate(
  page: ScreenViewProps,
  options: PreloadOptions,
): PreloadedData | undefined {
  const { screen, params, query } = page;
  const props = { params, query };
  if (!screen.loadPrivate || !needsPrivateData(page, options)) return undefined;
  const { api, store, language, now } = options;
  const { fork, commit } = options.fork;
  const session = identifySession(store.getState());
  const isSameSession = () => identifySession(store.getState()) === session;
  const controller = newAbortController();
  const { signal } = controller;
  options.signal.addEventListener('abort', () => controller.abort());

  const privateStore: Store = {
    ...fork,
    dispatch: (action) => (isSameSession() && !signal.aborted ? fork.dispatch(action) : action),
  };
  let isTaken = false;
  const promise = screen.loadPrivate({ api, store: privateStore, language, now, signal }, props);
  const preloaded: PreloadedData = {
    arrival: screen.isCached?.(fork.getState(), props)
      ? Promise.resolve()
      : Promise.race([
          promise.catch(() => undefined),
          new Promise((resolve) => setTimeout(resolve, ARRIVAL_WAIT_MS)),
        ]),
    commit() {
      if (isSameSession()) return commit();
      isTaken = true;
      delete preloaded.result;
      controller.abort();
    },
    take<Data>(viewSignal: AbortSignal) {
      if (isTaken) return undefined;
      isTaken = true;
      delete preloaded.result;
      viewSignal.addEventListener('abort', () => controller.abort());
      return promise as Promise<Data>;
    },
  };
  promise.then(
    (value) => {
      if (!isTaken) preloaded.result = { value };
    },
    () => undefined,
  );
  return preloaded;
}
