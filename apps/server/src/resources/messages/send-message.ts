import {
  type Destination,
  findDestinations,
  shouldTryNextChannel,
} from '../../notifications/destinations.ts';
import { isMessageTemplate, parseTemplateValues } from '../../providers/messages/templates.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { findFapiaoEmail } from '../fapiao/find-email.ts';
import type { MessageDeps } from './deps.ts';
import { getPurpose } from './message-content.ts';
import { type DueMessage, finishAttempt, startAttempt } from './queries.ts';

export type SendOutcome =
  | { readonly status: 'sent'; readonly channel: Destination['channel'] }
  | { readonly status: 'skipped' | 'failed' }
  | { readonly status: 'retry' };

/** Sends a message through one channel and records the attempt. Returns the fault, if any. */
async function tryChannel(
  message: DueMessage,
  { channel, to }: Destination,
  { db, providers, logError, now }: MessageDeps,
) {
  const { id, template, language, content } = message;
  if (!isMessageTemplate(template)) return 'refused';
  const attempt = await startAttempt(db, id, channel, now());
  try {
    await providers.messages[channel].sendTemplate({
      to,
      template,
      values: parseTemplateValues(template, content),
      language,
      key: `message-${id}`,
    });
    await finishAttempt(db, attempt, 'sent', undefined);
    return undefined;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { fault, code } = error;
    await finishAttempt(db, attempt, fault, code);
    logError({ messageId: id, channel, fault, code }, 'message_not_sent');
    return fault;
  }
}

/** The address that the shopper chose for an issued fapiao, which comes before their own. */
async function findChosenEmail(
  { template, event_id }: DueMessage,
  { db, keyring }: MessageDeps,
): Promise<Destination[]> {
  if (template !== 'fapiao-issued') return [];
  const to = await findFapiaoEmail(db, keyring, event_id);
  return to ? [{ channel: 'email', to }] : [];
}

/** Sends a message through the first channel that accepts it. */
export async function sendMessage(message: DueMessage, deps: MessageDeps): Promise<SendOutcome> {
  const purpose = getPurpose(message.template);
  const chosen = await findChosenEmail(message, deps);
  const known = await findDestinations(deps.db, message.shopper_id, purpose);
  const destinations = [...chosen, ...known];
  if (destinations.length === 0) return { status: 'skipped' };
  for (const destination of destinations) {
    const fault = await tryChannel(message, destination, deps);
    if (fault === undefined) return { status: 'sent', channel: destination.channel };
    if (!shouldTryNextChannel(fault)) return { status: 'retry' };
  }
  return { status: 'failed' };
}
