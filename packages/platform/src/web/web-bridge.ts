import { readReply } from '../bridge/read-reply.ts';
import type { Bridge } from '../ports/bridge.ts';

/** What the app's WebView puts into the page. */
interface NativeHost {
  ReactNativeWebView?: { postMessage(text: string): void };
}

/** The app answers by dispatching this event on the window, with the reply as its detail. */
export const REPLY_EVENT = 'vitrine:reply';

const host = (): NativeHost['ReactNativeWebView'] =>
  typeof window === 'undefined' ? undefined : (window as NativeHost).ReactNativeWebView;

export const createWebBridge = (isPresent: boolean): Bridge => ({
  isPresent,
  send: (message) => {
    if (isPresent) host()?.postMessage(JSON.stringify(message));
  },
  listen: (type, listener) => {
    const hear = (event: Event) => {
      const reply = readReply((event as CustomEvent).detail);
      if (reply?.type === type) listener(reply as never);
    };
    window.addEventListener(REPLY_EVENT, hear);
    return () => window.removeEventListener(REPLY_EVENT, hear);
  },
});
