/** What the vendor draws over and around a page: toasts, dialogs, bars, badges; and where one goes. */
import type { HostState } from '../state.ts';
import { answering, type Options } from './callbacks.ts';

type Json = Record<string, unknown>;

export function navigationApi(state: HostState): Json {
  const stack = () => state.stack();
  const go = (name: string, run: (options: Options) => void) => answering(state.clock, name, run);
  return {
    navigateTo: go('navigateTo', ({ url }) => stack().navigateTo(String(url))),
    redirectTo: go('redirectTo', ({ url }) => stack().redirectTo(String(url))),
    switchTab: go('switchTab', ({ url }) => stack().switchTab(String(url))),
    reLaunch: go('reLaunch', ({ url }) => stack().reLaunch(String(url))),
    navigateBack: go('navigateBack', ({ delta }) => stack().navigateBack(Number(delta ?? 1))),
  };
}

export function interfaceApi(state: HostState): Json {
  const does = (name: string, run: (options: Options) => unknown) =>
    answering(state.clock, name, run);
  const quietly = (name: string) => [name, does(name, () => undefined)];
  return {
    showToast: does('showToast', ({ title }) => void state.toasts.push(String(title))),
    showModal: does('showModal', ({ title, content }) => {
      const confirm = state.answerModal(String(title ?? ''), String(content ?? ''));
      return { confirm, cancel: !confirm };
    }),
    showActionSheet: does('showActionSheet', () => ({ tapIndex: 0 })),
    setNavigationBarTitle: does('setNavigationBarTitle', ({ title }) => {
      state.current().title = String(title);
    }),
    setTabBarBadge: does(
      'setTabBarBadge',
      ({ index, text }) => void state.badges.set(Number(index), String(text)),
    ),
    removeTabBarBadge: does(
      'removeTabBarBadge',
      ({ index }) => void state.badges.delete(Number(index)),
    ),
    setTabBarItem: does('setTabBarItem', ({ index, text }) => {
      if (!state.stack().isOnTab) throw new Error('not a tab page');
      state.tabNames.set(Number(index), String(text));
    }),
    setClipboardData: does('setClipboardData', ({ data }) => {
      state.clipboard = String(data);
    }),
    getClipboardData: does('getClipboardData', () => ({ data: state.clipboard })),
    login: does('login', () => ({ code: state.shopper })),
    checkSession: does('checkSession', () => undefined),
    getNetworkType: does('getNetworkType', () => ({ networkType: 'wifi' })),
    requestSubscribeMessage: does('requestSubscribeMessage', ({ tmplIds }) =>
      Object.fromEntries([...Object(tmplIds ?? [])].map((id) => [id, 'accept'])),
    ),
    ...Object.fromEntries(NO_EFFECT.map(quietly)),
  };
}

/** Answered, and of no consequence to what a page says. */
const NO_EFFECT = [
  'hideToast',
  'showLoading',
  'hideLoading',
  'hideKeyboard',
  'pageScrollTo',
  'previewImage',
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
