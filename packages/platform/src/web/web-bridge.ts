import { parseReply } from '../bridge/parse-reply.ts';
import type { BridgePort } from '../ports/bridge.ts';

/** The object that the app's WebView adds to the window. */
interface NativeHost {
  ReactNativeWebView?: { postMessage(text: string): void };
}

/** The app dispatches this event on the window, with the reply as its detail. */
export const REPLY_EVENT = 'vitrine:reply';

const findWebView = (): NativeHost['ReactNativeWebView'] =>
  typeof window === 'undefined' ? undefined : (window as NativeHost).ReactNativeWebView;

/** A link may name the app in any browser, where nothing would answer. The server takes the link's word for it. */
export const createWebBridge = (isInApp: boolean): BridgePort => ({
  get isPresent() {
    return isInApp && (typeof window === 'undefined' || findWebView() !== undefined);
  },
  send: (message) => {
    if (isInApp) findWebView()?.postMessage(JSON.stringify(message));
  },
  listen: (type, listener) => {
    const onEvent = (event: Event) => {
      const reply = parseReply((event as CustomEvent).detail);
      if (reply?.type === type) listener(reply as never);
    };
    window.addEventListener(REPLY_EVENT, onEvent);
    return () => window.removeEventListener(REPLY_EVENT, onEvent);
  },
});
