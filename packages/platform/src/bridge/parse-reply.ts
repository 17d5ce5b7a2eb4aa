import { type BridgeReply, REPLY_FIELDS } from './definition.ts';

/** Returns undefined for a message that is no known reply: a newer app may send replies that this page does not know. */
export function parseReply(message: unknown): BridgeReply | undefined {
  const reply = (message ?? {}) as Record<string, unknown>;
  const [, fields] = Object.entries(REPLY_FIELDS).find(([type]) => type === reply.type) ?? [];
  return fields && Object.entries(fields).every(([field, type]) => typeof reply[field] === type)
    ? (reply as unknown as BridgeReply)
    : undefined;
}
