import type { Language } from '@vitrine/kit';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { MessagePorts } from '../providers/messages/port.ts';
import { getRegisteredTemplate } from '../providers/messages/registered-templates.ts';
import type { MessageTemplate } from '../providers/messages/templates.ts';
import { MINI_VENDORS } from '../providers/mini-login/port.ts';
import type { Destination, MessagePurpose } from './destinations.ts';

export interface MessageToPlace {
  readonly shopperId: string;
  readonly template: MessageTemplate;
  readonly language: Language;
  /** The same for every attempt to send the message. */
  readonly key: string;
}

/**
 * Finds the mini-programs in which the shopper accepted a message of this template, the latest first. The
 * accepted prompt is the consent, unless the shopper turned the topic off afterwards.
 */
export async function findMiniDestinations(
  db: Kysely<Database>,
  { shopperId, template, language, key }: MessageToPlace,
  purpose: MessagePurpose,
  ports: MessagePorts,
): Promise<Destination[]> {
  const registered = MINI_VENDORS.flatMap((channel) => {
    const found = getRegisteredTemplate(ports[channel].templates, template, language);
    return found ? [{ channel, code: found.code }] : [];
  });
  if (registered.length === 0) return [];
  const topic = purpose.kind === 'service' ? null : purpose.topic;
  const rows = await db
    .selectFrom('message_permissions as permission')
    .innerJoin('external_identities as identity', (join) =>
      join
        .onRef('identity.shopper_id', '=', 'permission.shopper_id')
        .onRef('identity.provider', '=', 'permission.channel'),
    )
    .select(['permission.channel', 'permission.template_code', 'identity.subject'])
    .where('permission.shopper_id', '=', shopperId)
    .where((eb) =>
      eb.or(
        registered.map(({ channel, code }) =>
          eb.and([
            eb('permission.channel', '=', channel),
            eb('permission.template_code', '=', code),
          ]),
        ),
      ),
    )
    .where(
      sql<boolean>`(permission.remaining > 0 or exists (
        select from used_message_permissions used
        where used.message_key = ${key} and used.channel = permission.channel))`,
    )
    .where(
      sql<boolean>`not exists (
        select from marketing_subscriptions decided
        where decided.shopper_id = permission.shopper_id and decided.topic = ${topic}
          and not decided.is_on and decided.changed_at > permission.changed_at)`,
    )
    .orderBy('permission.changed_at', 'desc')
    .execute();
  return rows.map(({ channel, template_code, subject }) => ({
    channel,
    to: subject,
    templateCode: template_code,
  }));
}
