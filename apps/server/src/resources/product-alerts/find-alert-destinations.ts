import type { ProductAlertKind } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type Destination, findDestinations } from '../../notifications/destinations.ts';
import { findMiniDestinations } from '../../notifications/find-mini-destinations.ts';
import type { MessagePorts } from '../../providers/messages/port.ts';
import { PURPOSES } from './rules.ts';

interface PlacedAlert {
  readonly shopperId: string;
  readonly kind: ProductAlertKind;
  readonly language: Language;
  /** The same for every attempt to send its message. */
  readonly key: string;
}

/** Where an alert may be sent: first the mini-programs in which its message was accepted. */
export async function findAlertDestinations(
  db: Kysely<Database>,
  { kind, ...placed }: PlacedAlert,
  ports: MessagePorts,
): Promise<Destination[]> {
  const purpose = PURPOSES[kind];
  return [
    ...(await findMiniDestinations(db, { ...placed, template: kind }, purpose, ports)),
    ...(await findDestinations(db, placed.shopperId, purpose)),
  ];
}
