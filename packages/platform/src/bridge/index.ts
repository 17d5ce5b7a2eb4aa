export {
  BRIDGE_VERSION,
  type BridgeMessage,
  type BridgeReply,
  type UnsupportedReply,
} from './definition.ts';
export { parseMessage } from './parse-message.ts';
