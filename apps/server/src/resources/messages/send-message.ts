import {
  type Destination,
  findDestinations,
  type MessagePurpose,
  shouldTryNextChannel,
} from '../../notifications/destinations.ts';
import { findMiniDestinations } from '../../notifications/find-mini-destinations.ts';
import { sendTo } from '../../notifications/send-to.ts';
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

/** The same for every attempt, so that a channel recognises a message that is repeated. */
const createKey = ({ id }: DueMessage): string => `message-${id}`;

/** Sends a message through one channel and records the attempt. Returns the fault, if any. */
async function tryChannel(
  message: DueMessage,
  destination: Destination,
  isMarketing: boolean,
  deps: MessageDeps,
) {
  const { db, logError, now } = deps;
  const { id, template, language, content, shopper_id, created_at } = message;
  const { channel } = destination;
  if (!isMessageTemplate(template)) return 'refused';
  const attempt = await startAttempt(db, id, channel, now());
  const sent = {
    template,
    values: parseTemplateValues(template, content),
    language,
    key: createKey(message),
    at: created_at.getTime(),
    shopperId: shopper_id,
    isMarketing,
  };
  try {
    await sendTo(destination, sent, deps);
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

/** Lists where a message may go: what the shopper chose or accepted for it comes first. */
async function listWays(message: DueMessage, purpose: MessagePurpose, deps: MessageDeps) {
  const { template, shopper_id: shopperId, language } = message;
  if (!isMessageTemplate(template)) return [];
  const { db, providers } = deps;
  const chosen = await findChosenEmail(message, deps);
  const placed = { shopperId, template, language, key: createKey(message) };
  const accepted = await findMiniDestinations(db, placed, purpose, providers.messages);
  const known = await findDestinations(db, shopperId, purpose);
  return [...chosen, ...accepted, ...known];
}

/** Sends a message through the first channel that accepts it. */
export async function sendMessage(message: DueMessage, deps: MessageDeps): Promise<SendOutcome> {
  const purpose = getPurpose(message.template);
  const mustArrive = purpose.kind === 'service' && purpose.mustArrive === true;
  const destinations = await listWays(message, purpose, deps);
  if (destinations.length === 0) return { status: 'skipped' };
  let mayRetry = false;
  for (const destination of destinations) {
    const isMarketing = purpose.kind === 'marketing';
    const fault = await tryChannel(message, destination, isMarketing, deps);
    if (fault === undefined) return { status: 'sent', channel: destination.channel };
    if (!shouldTryNextChannel(fault, { mustArrive, attempts: message.attempts }))
      return { status: 'retry' };
    mayRetry ||= !shouldTryNextChannel(fault);
  }
  return { status: mayRetry ? 'retry' : 'failed' };
}
