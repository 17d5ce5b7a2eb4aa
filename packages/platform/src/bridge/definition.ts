import type { AppPaymentParams } from '../ports/payment.ts';
import type { ShareContent } from '../ports/share.ts';
import type { SentEvent } from '../tracking/envelope.ts';

/** Grows with every message, reply or field that is added. The app tells it to a page. */
export const BRIDGE_VERSION = 3;

/** The messages that a page sends to the native app around it. */
export type BridgeMessage =
  | { type: 'tracking'; events: readonly SentEvent[] }
  | { type: 'navigation'; link: string; replace?: boolean }
  | { type: 'back' }
  /** Asks for the log-in, after which the app shows the link, or else the page. */
  | { type: 'login'; link?: string }
  /** The page has this session; without a bag it has none. */
  | { type: 'session'; bagId: string; isGuest: boolean }
  /** A one-time token, by which the app takes over the session of the page. */
  | { type: 'handOver'; token: string }
  /** The shopper has logged out on the page, or the server no longer knows the session. */
  | { type: 'loggedOut' }
  /** Sets what the app's own share button sends. */
  | { type: 'prepareShare'; content: ShareContent }
  /** Opens the share sheet. */
  | { type: 'share'; content: ShareContent }
  | { type: 'contentLoaded'; id: string }
  | { type: 'payment'; params: AppPaymentParams }
  | { type: 'campaignSubscription'; campaignName: string; action: 'status' | 'subscribe' };

/** The replies of the native app, by type. */
export interface BridgeReplies {
  campaignSubscription: { campaignName: string; subscribed: boolean };
  /** The shopper has logged in. The token is exchanged for a session, like a token from the URL. */
  login: { token: string };
  /** The page has a session that the app lacks, and is asked for a token. */
  handOver: Record<never, never>;
  /** The shopper is back from a payment. Only the shop's server knows whether it is paid. */
  payment: { outcome: 'done' | 'cancelled' | 'failed' | 'unsupported' };
}

export type BridgeReplyType = keyof BridgeReplies;
export type BridgeReply = {
  [T in BridgeReplyType]: { type: T } & BridgeReplies[T];
}[BridgeReplyType];

/** The app does not know a message of this type, or not with these fields. A page goes on without a reply. */
export interface UnsupportedReply {
  type: 'unsupported';
  /** The type of the message; empty where it has none. */
  message: string;
}

/** A type, a list of the allowed texts, or the fields of an object. */
export type Field = 'string' | 'boolean' | 'objects' | readonly string[] | Fields;

/** The name of a field that may be missing ends with `?`. */
export interface Fields {
  readonly [name: string]: Field;
}

type FieldsOf<T> = {
  readonly [K in Exclude<keyof T, 'type'> & string as undefined extends T[K]
    ? `${K}?`
    : K]-?: Field;
};

const SHARE: FieldsOf<ShareContent> = {
  title: 'string',
  'description?': 'string',
  path: 'string',
  'image?': 'string',
  'miniImage?': 'string',
  'miniPath?': 'string',
};

/** The fields of each message, checked by hand, because a schema library is too large for a page. */
export const MESSAGE_FIELDS: {
  readonly [M in BridgeMessage as M['type']]: FieldsOf<M>;
} = {
  tracking: { events: 'objects' },
  navigation: { link: 'string', 'replace?': 'boolean' },
  back: {},
  login: { 'link?': 'string' },
  session: { bagId: 'string', isGuest: 'boolean' },
  handOver: { token: 'string' },
  loggedOut: {},
  prepareShare: { content: SHARE },
  share: { content: SHARE },
  contentLoaded: { id: 'string' },
  payment: { params: { kind: ['wechat-app', 'alipay-app'] } },
  campaignSubscription: { campaignName: 'string', action: ['status', 'subscribe'] },
};

/** The required fields of each reply. A newer app may report outcomes that this page does not know. */
export const REPLY_FIELDS: {
  readonly [T in BridgeReplyType]: Readonly<
    Record<keyof BridgeReplies[T] & string, 'string' | 'boolean'>
  >;
} = {
  campaignSubscription: { campaignName: 'string', subscribed: 'boolean' },
  login: { token: 'string' },
  handOver: {},
  payment: { outcome: 'string' },
};
