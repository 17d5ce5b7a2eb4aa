import type { ShipmentEventCode, ShipmentStatus } from '@vitrine/contract';
import {
  FULFILMENT_ACTORS,
  type FulfilmentAction,
  type FulfilmentActor,
  getActionStatus,
} from '@vitrine/contract/admin';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { listUnshippedItems } from '../shipments/create-shipment.ts';
import { findClearanceStatus } from './advance-shipment.ts';
import { applyStep } from './apply-step.ts';
import type { OrderRecord, ShipmentRecord } from './queries.ts';

/** The actions that change nothing but the progress of a merchant order. */
export type ProgressAction = Exclude<FulfilmentAction, 'reject' | 'ship'>;

const EVENTS: Readonly<Record<ProgressAction, ShipmentEventCode>> = {
  accept: 'accepted',
  pack: 'packed',
  depart: 'departed',
  arrive: 'arrived',
  'start-clearance': 'clearing',
  'request-personal-id': 'identity-needed',
  clear: 'cleared',
  'send-out': 'out-for-delivery',
  deliver: 'delivered',
};

/** The status to which an action leads, or undefined when this actor cannot take it now. */
export const findActionStatus = (
  { status, ships_from }: Pick<ShipmentRecord, 'status' | 'ships_from'>,
  action: FulfilmentAction,
  actor: FulfilmentActor,
): ShipmentStatus | undefined =>
  FULFILMENT_ACTORS[action].includes(actor)
    ? getActionStatus(status, action, ships_from)
    : undefined;

export interface LockedMerchantOrder {
  readonly order: OrderRecord;
  readonly shipment: ShipmentRecord;
}

export type ActionProblem = 'action-impossible' | 'personal-id-not-passed' | 'items-not-shipped';

/** Checks what the tables do not say. What a carrier reports has happened, so only operators are stopped. */
async function findObstacle(
  trx: Transaction<Database>,
  { order, shipment }: LockedMerchantOrder,
  { action, actor }: { action: ProgressAction; actor: FulfilmentActor },
): Promise<ActionProblem | undefined> {
  if (action === 'clear' && actor === 'operator' && order.is_personal_id_required)
    return (await findClearanceStatus(trx, order)) === 'passed'
      ? undefined
      : 'personal-id-not-passed';
  if (action === 'deliver' && (await listUnshippedItems(trx, shipment.id)).length > 0)
    return 'items-not-shipped';
  return undefined;
}

interface TakenAction {
  readonly action: ProgressAction;
  readonly actor: FulfilmentActor;
  readonly now: number;
  /** The parcel with which a carrier took it. */
  readonly parcelId?: string | undefined;
}

/** Takes an action of an operator or a carrier, after which the demo takes no more steps by itself. */
export async function takeAction(
  trx: Transaction<Database>,
  locked: LockedMerchantOrder,
  { action, actor, now, parcelId }: TakenAction,
): Promise<ActionProblem | undefined> {
  const status = findActionStatus(locked.shipment, action, actor);
  if (!status) return 'action-impossible';
  const obstacle = await findObstacle(trx, locked, { action, actor });
  if (obstacle) return obstacle;
  const step = { code: EVENTS[action], status };
  await applyStep(trx, { ...locked, step, now, nextAt: null, parcelId });
  return undefined;
}
