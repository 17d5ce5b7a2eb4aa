/** The native object of each vendor: `wx`, `tt`, `my`. */
import type { PlatformName } from '../platforms.ts';
import type { HostState } from '../state.ts';
import { addressBookApi } from './address-book.ts';
import { alertApi } from './alert.ts';
import { createApi } from './callbacks.ts';
import { deviceApi } from './device.ts';
import { interfaceApi, navigationApi } from './interface.ts';
import { messagePromptApi } from './message-prompt.ts';
import { paymentApi } from './payment.ts';
import { alipayPictures, picturesApi } from './pictures.ts';
import { alipayRequestApi, requestApi } from './request.ts';
import { alipayStorageApi, storageApi } from './storage.ts';

type Json = Record<string, unknown>;

export const createNativeApi = (platform: PlatformName, state: HostState): Json => ({
  ...(platform === 'alipay' ? alipayApi(state) : commonApi(platform, state)),
  ...(platform === 'weapp' ? withdrawnApi() : {}),
  ...addressBookApi(platform, state),
  ...alertApi(platform, state),
  ...messagePromptApi(platform, state),
  ...paymentApi(platform, state),
});

function commonApi(platform: PlatformName, state: HostState): Json {
  return {
    ...deviceApi(state),
    ...navigationApi(state),
    ...interfaceApi(state),
    ...storageApi(state),
    ...picturesApi(state),
    request: requestApi(platform, state),
  };
}

/** What WeChat has withdrawn: the window in `getSystemInfoSync`, and `chooseImage`. */
const withdrawnApi = (): Json => ({
  getSystemInfoSync: () => ({ platform: 'ios', SDKVersion: '3.5.0' }),
  chooseImage: undefined,
});

/** Alipay has the same calls under other names. */
function alipayApi(state: HostState): Json {
  const { clock } = state;
  const { showModal, login, setClipboardData, getClipboardData, ...common } = commonApi(
    'alipay',
    state,
  );
  const call = (name: string, run: (options: Json) => unknown) => createApi(clock, name, run);
  return {
    ...common,
    ...alipayStorageApi(state),
    ...alipayPictures(state),
    request: alipayRequestApi(state),
    getExtConfigSync: () => ({ ...state.extConfig }),
    showToast: call('showToast', ({ content }) => void state.toasts.push(String(content))),
    alert: call(
      'alert',
      ({ title, content }) => void state.answerModal(String(title), String(content)),
    ),
    confirm: call('confirm', ({ title, content }) => ({
      confirm: state.answerModal(String(title ?? ''), String(content ?? '')),
    })),
    setNavigationBar: call('setNavigationBar', ({ title }) => {
      if (title !== undefined) state.current().title = String(title);
    }),
    getAuthCode: call('getAuthCode', () => ({ authCode: state.shopper })),
    setClipboard: call('setClipboard', ({ text }) => {
      state.clipboard = String(text);
    }),
    getClipboard: call('getClipboard', () => ({ text: state.clipboard })),
  };
}
