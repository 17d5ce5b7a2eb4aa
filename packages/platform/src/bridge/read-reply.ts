import type { BridgeReply, BridgeReplyType } from '../ports/bridge.ts';

type Kind = 'string' | 'boolean';

/** What each answer must hold: a light look, as schemas are too heavy for a page. */
const FIELDS: { readonly [T in BridgeReplyType]: Readonly<Record<string, Kind>> } = {
  campaignSubscription: { campaignName: 'string', subscribed: 'boolean' },
  login: { token: 'string' },
};

const isType = (type: unknown): type is BridgeReplyType =>
  typeof type === 'string' && Object.keys(FIELDS).includes(type);

/** The answer in what the app has sent, or undefined: another release may say what we do not know. */
export function readReply(sent: unknown): BridgeReply | undefined {
  const reply = (sent ?? {}) as Record<string, unknown>;
  if (!isType(reply.type)) return undefined;
  const isWhole = Object.entries(FIELDS[reply.type]).every(
    ([field, kind]) => typeof reply[field] === kind,
  );
  return isWhole ? (reply as unknown as BridgeReply) : undefined;
}
