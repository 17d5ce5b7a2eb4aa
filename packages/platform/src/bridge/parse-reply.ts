import type { BridgeReply, BridgeReplyType } from '../ports/bridge.ts';

type FieldType = 'string' | 'boolean';

/** The required fields of each reply. Checked by hand, because a schema library is too large for a page. */
const FIELDS: { readonly [T in BridgeReplyType]: Readonly<Record<string, FieldType>> } = {
  campaignSubscription: { campaignName: 'string', subscribed: 'boolean' },
  login: { token: 'string' },
  payment: { outcome: 'string' },
};

const isType = (type: unknown): type is BridgeReplyType =>
  typeof type === 'string' && Object.keys(FIELDS).includes(type);

/** Returns undefined for a message that is no known reply: a newer app may send replies that this page does not know. */
export function parseReply(message: unknown): BridgeReply | undefined {
  const reply = (message ?? {}) as Record<string, unknown>;
  if (!isType(reply.type)) return undefined;
  const isComplete = Object.entries(FIELDS[reply.type]).every(
    ([field, type]) => typeof reply[field] === type,
  );
  return isComplete ? (reply as unknown as BridgeReply) : undefined;
}
