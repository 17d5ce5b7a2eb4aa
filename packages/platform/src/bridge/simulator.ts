import { REPLY_EVENT } from '../web/web-bridge.ts';
import type { BridgeMessage, BridgeReplies, BridgeReply, UnsupportedReply } from './definition.ts';
import { parseMessage } from './parse-message.ts';

export interface SimulatedApp {
  /** The messages that the page has sent so far, oldest first. */
  messages: readonly BridgeMessage[];
  /** Calls the listener for every later message. */
  onMessage(listener: (message: BridgeMessage) => void): void;
  /** Sends a reply to the page. */
  reply(reply: BridgeReply): void;
  /** Removes the simulated app from the page. */
  remove(): void;
}

interface Host {
  ReactNativeWebView?: { postMessage(text: string): void } | undefined;
}

export interface SimulatedShopper {
  /** Campaigns that the shopper is already subscribed to. */
  subscribed?: readonly string[];
  /** The token that the app's login returns. Without it, a login request gets no reply. */
  token?: string;
  /** What the app reports about every payment. Without it, a payment stays open. */
  paymentOutcome?: BridgeReplies['payment']['outcome'];
}

/**
 * Simulates the native app around a page: it records the posted messages, stores the subscribed
 * campaigns, and replies in a later task, as the app does.
 * @example
 * const app = simulateApp();
 * createWebPlatform({ name: 'ios', … }).bridge.send({ type: 'contentLoaded', id: 'spring' });
 * expect(app.messages).toEqual([{ type: 'contentLoaded', id: 'spring' }]);
 */
export function simulateApp({
  subscribed = [],
  token,
  paymentOutcome: outcome,
}: SimulatedShopper = {}): SimulatedApp {
  const host = window as Host;
  const previous = host.ReactNativeWebView;
  const messages: BridgeMessage[] = [];
  const campaigns = new Set(subscribed);
  const listeners = new Set<(message: BridgeMessage) => void>();

  const reply = (detail: BridgeReply | UnsupportedReply): void =>
    void window.dispatchEvent(new CustomEvent(REPLY_EVENT, { detail }));

  function createReply(message: BridgeMessage): BridgeReply | undefined {
    if (message.type === 'login') return token ? { type: 'login', token } : undefined;
    if (message.type === 'payment') return outcome ? { type: 'payment', outcome } : undefined;
    if (message.type !== 'campaignSubscription') return undefined;
    const { type, campaignName, action } = message;
    if (action === 'subscribe') campaigns.add(campaignName);
    return { type, campaignName, subscribed: campaigns.has(campaignName) };
  }

  host.ReactNativeWebView = {
    postMessage(text) {
      const message = parseMessage(text);
      const detail = message.type === 'unsupported' ? message : createReply(message);
      if (message.type !== 'unsupported') {
        messages.push(message);
        for (const listener of listeners) listener(message);
      }
      if (detail) setTimeout(() => reply(detail));
    },
  };
  return {
    messages,
    onMessage: (listener) => void listeners.add(listener),
    reply,
    remove: () => {
      if (previous) host.ReactNativeWebView = previous;
      else delete host.ReactNativeWebView;
    },
  };
}
