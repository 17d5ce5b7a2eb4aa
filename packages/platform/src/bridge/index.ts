export {
  BRIDGE_VERSION,
  type BridgeMessage,
  type BridgeReply,
} from './definition.ts';
export { parseMessage } from './parse-message.ts';
