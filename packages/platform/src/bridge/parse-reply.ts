import { type BridgeReply, type BridgeReplyType, REPLY_FIELDS } from './definition.ts';

const isType = (type: unknown): type is BridgeReplyType =>
  typeof type === 'string' && Object.keys(REPLY_FIELDS).includes(type);

/** Returns undefined for a message that is no known reply: a newer app may send replies that this page does not know. */
export function parseReply(message: unknown): BridgeReply | undefined {
  const reply = (message ?? {}) as Record<string, unknown>;
  if (!isType(reply.type)) return undefined;
  const isComplete = Object.entries(REPLY_FIELDS[reply.type]).every(
    ([field, type]) => typeof reply[field] === type,
  );
  return isComplete ? (reply as unknown as BridgeReply) : undefined;
}
