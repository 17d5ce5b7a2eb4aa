import type { MessagePorts, TemplateMessage } from '../providers/messages/port.ts';
import type { MessageTemplate } from '../providers/messages/templates.ts';
import { ProviderError } from '../providers/provider-error.ts';
import type { Destination, MiniDestination } from './destinations.ts';
import { returnPermission, takePermission } from './message-permissions.ts';
import { type PushDeps, sendPush } from './send-push.ts';

interface SendDeps extends PushDeps {
  readonly providers: PushDeps['providers'] & { readonly messages: MessagePorts };
}

type Message = Omit<TemplateMessage<MessageTemplate>, 'to'> & {
  readonly key: string;
  readonly shopperId: string;
  /** Vendors of pushes show it with less emphasis. */
  readonly isMarketing?: boolean;
};

/** The code of an attempt for which another message took the last permission. */
const USED_UP = 'used up';

/** Sends a message that the shopper accepted, and uses up one permission. */
async function sendAccepted(
  { channel, to, templateCode }: MiniDestination,
  { shopperId, isMarketing: _, ...message }: Message,
  { db, providers, now }: SendDeps,
): Promise<void> {
  const port = providers.messages[channel];
  const use = { key: message.key, channel, shopperId, templateCode };
  if (!(await takePermission(db, use, now())))
    throw new ProviderError('refused', 'The shopper accepted no further message', USED_UP);
  try {
    await port.sendTemplate({ ...message, to });
  } catch (error) {
    // A message without an answer may have arrived, so it keeps its permission for the next attempt.
    if (error instanceof ProviderError && error.fault !== 'unreachable')
      await returnPermission(db, use, port.isNotAccepted(error.code));
    throw error;
  }
}

/** Sends a message to one destination. Throws a ProviderError when it cannot be sent. */
export async function sendTo(
  destination: Destination,
  message: Message,
  deps: SendDeps,
): Promise<void> {
  if ('templateCode' in destination) return sendAccepted(destination, message, deps);
  const { shopperId, isMarketing = false, ...sent } = message;
  if (destination.channel === 'push') return sendPush(shopperId, sent, isMarketing, deps);
  await deps.providers.messages[destination.channel].sendTemplate({ ...sent, to: destination.to });
}
