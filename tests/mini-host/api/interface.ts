/** The vendor's own user interface: toasts, dialogs, bars and badges; and navigation. */
import type { HostState } from '../state.ts';
import { createApi, type Options } from './callbacks.ts';

type Json = Record<string, unknown>;

/** A program that does not repeat a refused move within this time has given up. */
const RETRY_LIMIT_MS = 1_500;

export function navigationApi(state: HostState): Json {
  const stack = () => state.stack();
  let endWait = (): void => undefined;
  /** Refuses a move while a page slides in. Then the program is busy until it tries again, or gives up. */
  const go = (name: string, run: (options: Options) => void) =>
    createApi(state.clock, name, (options) => {
      endWait();
      if (!stack().isMoving) return run(options);
      const nextMove = new Promise<void>((resolve) => {
        endWait = resolve;
        setTimeout(resolve, RETRY_LIMIT_MS);
      });
      void state.clock.during(nextMove);
      throw new Error('busy');
    });
  return {
    navigateTo: go('navigateTo', ({ url }) => stack().navigateTo(String(url))),
    redirectTo: go('redirectTo', ({ url }) => stack().redirectTo(String(url))),
    switchTab: go('switchTab', ({ url }) => stack().switchTab(String(url))),
    reLaunch: go('reLaunch', ({ url }) => stack().reLaunch(String(url))),
    navigateBack: go('navigateBack', ({ delta }) => stack().navigateBack(Number(delta ?? 1))),
  };
}

export function interfaceApi(state: HostState): Json {
  const call = (name: string, run: (options: Options) => unknown) =>
    createApi(state.clock, name, run);
  const withoutEffect = (name: string) => [name, call(name, () => undefined)];
  return {
    showToast: call('showToast', ({ title }) => void state.toasts.push(String(title))),
    showModal: call('showModal', ({ title, content }) => {
      const confirm = state.answerModal(String(title ?? ''), String(content ?? ''));
      return { confirm, cancel: !confirm };
    }),
    showActionSheet: call('showActionSheet', () => ({ tapIndex: 0 })),
    setNavigationBarTitle: call('setNavigationBarTitle', ({ title }) => {
      state.current().title = String(title);
    }),
    setTabBarBadge: call(
      'setTabBarBadge',
      ({ index, text }) => void state.badges.set(Number(index), String(text)),
    ),
    removeTabBarBadge: call(
      'removeTabBarBadge',
      ({ index }) => void state.badges.delete(Number(index)),
    ),
    setTabBarItem: call('setTabBarItem', ({ index, text }) => {
      if (!state.stack().isOnTab) throw new Error('not a tab page');
      state.tabNames.set(Number(index), String(text));
    }),
    setClipboardData: call('setClipboardData', ({ data }) => {
      state.clipboard = String(data);
    }),
    getClipboardData: call('getClipboardData', () => ({ data: state.clipboard })),
    login: call('login', () => ({ code: state.shopper })),
    checkSession: call('checkSession', () => undefined),
    getNetworkType: call('getNetworkType', () => ({ networkType: 'wifi' })),
    requestSubscribeMessage: call('requestSubscribeMessage', ({ tmplIds }) =>
      Object.fromEntries([...Object(tmplIds ?? [])].map((id) => [id, 'accept'])),
    ),
    ...Object.fromEntries(NO_EFFECT.map(withoutEffect)),
  };
}

/** Calls that succeed without changing the state of the page. */
const NO_EFFECT = [
  'hideToast',
  'showLoading',
  'hideLoading',
  'hideKeyboard',
  'pageScrollTo',
  'makePhoneCall',
  'startPullDownRefresh',
  'stopPullDownRefresh',
  'setNavigationBarColor',
  'showNavigationBarLoading',
  'hideNavigationBarLoading',
  'setBackgroundColor',
  'setTabBarStyle',
  'showTabBar',
  'hideTabBar',
  'showShareMenu',
  'hideShareMenu',
  'navigateToMiniProgram',
  'vibrateShort',
];
