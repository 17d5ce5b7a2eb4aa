/** The native object of each vendor: `wx`, `tt`, `my`. */
import type { PlatformName } from '../platforms.ts';
import type { HostState } from '../state.ts';
import { alertApi } from './alert.ts';
import { answering } from './callbacks.ts';
import { deviceApi } from './device.ts';
import { interfaceApi, navigationApi } from './interface.ts';
import { alipayPictures, picturesApi } from './pictures.ts';
import { alipayRequestApi, requestApi } from './request.ts';
import { alipayStorageApi, storageApi } from './storage.ts';
import { tillApi } from './till.ts';

type Json = Record<string, unknown>;

export const nativeApi = (platform: PlatformName, state: HostState): Json => ({
  ...(platform === 'alipay' ? alipayApi(state) : commonApi(state)),
  ...alertApi(platform, state),
  ...tillApi(platform, state),
});

function commonApi(state: HostState): Json {
  return {
    ...deviceApi(state),
    ...navigationApi(state),
    ...interfaceApi(state),
    ...storageApi(state),
    ...picturesApi(state),
    request: requestApi(state),
  };
}

/** Alipay has the same abilities under names of its own. */
function alipayApi(state: HostState): Json {
  const { clock } = state;
  const { showModal, login, setClipboardData, getClipboardData, ...common } = commonApi(state);
  const does = (name: string, run: (options: Json) => unknown) => answering(clock, name, run);
  return {
    ...common,
    ...alipayStorageApi(state),
    ...alipayPictures(state),
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
    getAuthCode: does('getAuthCode', () => ({ authCode: state.shopper })),
    setClipboard: does('setClipboard', ({ text }) => {
      state.clipboard = String(text);
    }),
    getClipboard: does('getClipboard', () => ({ text: state.clipboard })),
  };
}
