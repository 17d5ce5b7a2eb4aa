/** The native object of each vendor: `wx`, `tt`, `my`. */
import type { PlatformName } from '../platforms.ts';
import type { HostState } from '../state.ts';
import { answering } from './callbacks.ts';
import { deviceApi } from './device.ts';
import { interfaceApi, navigationApi } from './interface.ts';
import { alipayRequestApi, requestApi } from './request.ts';
import { alipayStorageApi, storageApi } from './storage.ts';

type Json = Record<string, unknown>;

export const nativeApi = (platform: PlatformName, state: HostState): Json =>
  platform === 'alipay' ? alipayApi(state) : commonApi(state);

function commonApi(state: HostState): Json {
  return {
    ...deviceApi(state),
    ...navigationApi(state),
    ...interfaceApi(state),
    ...storageApi(state),
    request: requestApi(state),
  };
}

/** Alipay has the same abilities under names of its own. */
function alipayApi(state: HostState): Json {
  const { clock } = state;
  const { showModal, login, setClipboardData, getClipboardData, requestPayment, ...common } =
    commonApi(state);
  const does = (name: string, run: (options: Json) => unknown) => answering(clock, name, run);
  return {
    ...common,
    ...alipayStorageApi(state),
    request: alipayRequestApi(state),
    getExtConfigSync: () => ({ ...state.extConfig }),
    showToast: does('showToast', ({ content }) => void state.toasts.push(String(content))),
    alert: does(
      'alert',
      ({ title, content }) => void state.answerModal(String(title), String(content)),
    ),
    confirm: does('confirm', ({ title, content }) => ({
      confirm: state.answerModal(String(title ?? ''), String(content ?? '')),
    })),
    setNavigationBar: does('setNavigationBar', ({ title }) => {
      if (title !== undefined) state.current().title = String(title);
    }),
    getAuthCode: does('getAuthCode', () => ({ authCode: 'code-of-the-shopper' })),
    setClipboard: does('setClipboard', ({ text }) => {
      state.clipboard = String(text);
    }),
    getClipboard: does('getClipboard', () => ({ text: state.clipboard })),
    tradePay: does('tradePay', (options) => {
      state.payments.push({ ...options });
      return { resultCode: '9000' };
    }),
  };
}
