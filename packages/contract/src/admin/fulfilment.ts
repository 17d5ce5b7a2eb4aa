import type { ShippingOrigin } from '@vitrine/kit';
import type { ShipmentStatus } from '../entities/orders.ts';
import type { ReturnStatus } from '../entities/returns.ts';

/** What can be done with a merchant order until it has arrived. */
export const FULFILMENT_ACTIONS = [
  'accept',
  'reject',
  'pack',
  'ship',
  'depart',
  'arrive',
  'start-clearance',
  'request-personal-id',
  'clear',
  'send-out',
  'deliver',
] as const;
export type FulfilmentAction = (typeof FULFILMENT_ACTIONS)[number];

type Transitions<Status extends string, Action extends string> = Readonly<
  Record<Status, Readonly<Partial<Record<Action, Status>>>>
>;

/** The status that each action leads to. An action without one is refused in that status. */
export const FULFILMENT_TRANSITIONS: Transitions<ShipmentStatus, FulfilmentAction> = {
  paid: { accept: 'accepted', reject: 'cancelled' },
  accepted: { pack: 'packed', reject: 'cancelled' },
  packed: { ship: 'shipped', reject: 'cancelled' },
  shipped: {
    ship: 'shipped',
    depart: 'shipped',
    arrive: 'shipped',
    'start-clearance': 'clearing',
    'send-out': 'delivering',
    deliver: 'delivered',
  },
  clearing: { ship: 'clearing', 'request-personal-id': 'clearing', clear: 'delivering' },
  delivering: { ship: 'delivering', 'send-out': 'delivering', deliver: 'delivered' },
  delivered: {},
  cancelled: {},
};

/** The actions that only goods of these origins meet. */
const ACTION_ORIGINS: Readonly<Partial<Record<FulfilmentAction, readonly ShippingOrigin[]>>> = {
  depart: ['abroad'],
  arrive: ['abroad'],
  'start-clearance': ['bonded', 'abroad'],
  'request-personal-id': ['bonded', 'abroad'],
  clear: ['bonded', 'abroad'],
};

/** The status to which an action leads for goods of an origin; undefined where it cannot be taken. */
export const getActionStatus = (
  status: ShipmentStatus,
  action: FulfilmentAction,
  origin: ShippingOrigin,
): ShipmentStatus | undefined =>
  (ACTION_ORIGINS[action]?.includes(origin) ?? true)
    ? FULFILMENT_TRANSITIONS[status][action]
    : undefined;

export const listActions = (status: ShipmentStatus, origin: ShippingOrigin): FulfilmentAction[] =>
  FULFILMENT_ACTIONS.filter((action) => getActionStatus(status, action, origin) !== undefined);

export type FulfilmentActor = 'operator' | 'carrier';

/** Who takes each action: what happens at the merchant is never reported by a carrier. */
export const FULFILMENT_ACTORS: Readonly<Record<FulfilmentAction, readonly FulfilmentActor[]>> = {
  accept: ['operator'],
  reject: ['operator'],
  pack: ['operator'],
  ship: ['operator'],
  depart: ['operator', 'carrier'],
  arrive: ['operator', 'carrier'],
  'start-clearance': ['operator', 'carrier'],
  'request-personal-id': ['operator', 'carrier'],
  clear: ['operator', 'carrier'],
  'send-out': ['operator', 'carrier'],
  deliver: ['operator', 'carrier'],
};

/** What can be done with a return. The shopper cancels, the payment provider refunds, the others are operators'. */
export const RETURN_ACTIONS = ['approve', 'receive', 'inspect', 'refund', 'reject'] as const;
export type ReturnAction = (typeof RETURN_ACTIONS)[number];

export const RETURN_TRANSITIONS: Transitions<ReturnStatus, ReturnAction> = {
  requested: { approve: 'scheduled', reject: 'refused' },
  scheduled: { receive: 'picked-up' },
  'picked-up': { inspect: 'inspected' },
  inspected: { refund: 'refunding', reject: 'refused' },
  refunding: {},
  refunded: {},
  cancelled: {},
  refused: {},
};
