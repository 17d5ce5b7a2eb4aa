import type { BridgeMessage, BridgeReply } from '../ports/bridge.ts';
import { REPLY_EVENT } from '../web/web-bridge.ts';

export interface SimulatedApp {
  /** All that the page has said so far, oldest first. */
  messages: readonly BridgeMessage[];
  /** Tells of every further message. */
  onMessage(listener: (message: BridgeMessage) => void): void;
  /** Says something to the page. */
  reply(reply: BridgeReply): void;
  /** Takes the app away again. */
  leave(): void;
}

interface Host {
  ReactNativeWebView?: { postMessage(text: string): void } | undefined;
}

export interface SimulatedShopper {
  /** Campaigns that the app reminds of already. */
  subscribed?: readonly string[];
  /** What the app's own login ends with. */
  token?: string;
}

/**
 * Stands in for the native app around a page: it hears what the page posts, keeps the campaigns that
 * were subscribed to, and answers as the app does, one task later.
 * @example
 * const app = simulateApp();
 * createWebPlatform({ name: 'ios', … }).bridge.send({ type: 'contentLoaded', id: 'spring' });
 * expect(app.messages).toEqual([{ type: 'contentLoaded', id: 'spring' }]);
 */
export function simulateApp({ subscribed = [], token }: SimulatedShopper = {}): SimulatedApp {
  const host = window as Host;
  const before = host.ReactNativeWebView;
  const messages: BridgeMessage[] = [];
  const campaigns = new Set(subscribed);
  const listeners = new Set<(message: BridgeMessage) => void>();

  const reply = (detail: BridgeReply): void =>
    void window.dispatchEvent(new CustomEvent(REPLY_EVENT, { detail }));

  function answer(message: BridgeMessage): BridgeReply | undefined {
    if (message.type === 'login') return token ? { type: 'login', token } : undefined;
    if (message.type !== 'campaignSubscription') return undefined;
    const { type, campaignName, action } = message;
    if (action === 'subscribe') campaigns.add(campaignName);
    return { type, campaignName, subscribed: campaigns.has(campaignName) };
  }

  host.ReactNativeWebView = {
    postMessage(text) {
      const message = JSON.parse(text) as BridgeMessage;
      messages.push(message);
      for (const listener of listeners) listener(message);
      const said = answer(message);
      if (said) setTimeout(() => reply(said));
    },
  };
  return {
    messages,
    onMessage: (listener) => void listeners.add(listener),
    reply,
    leave: () => {
      host.ReactNativeWebView = before;
    },
  };
}
