import type { ShipmentStatus } from '@vitrine/contract';
import {
  FULFILMENT_ACTIONS,
  type FulfilmentAction,
  type FulfilmentActor,
  listActions,
} from '@vitrine/contract/admin';
import { expect, test } from 'vitest';
import { findActionStatus } from './take-action.ts';

type Column = Readonly<Partial<Record<FulfilmentAction, ShipmentStatus>>>;

/** Every status with the actions that are possible in it, as operators take them. */
const TABLE: Readonly<Record<ShipmentStatus, Column>> = {
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

const AT_THE_MERCHANT: ReadonlySet<FulfilmentAction> = new Set([
  'accept',
  'reject',
  'pack',
  'ship',
]);

const cells = Object.entries(TABLE).flatMap(([status, column]) =>
  FULFILMENT_ACTIONS.flatMap((action) =>
    (['operator', 'carrier'] as const).map(
      (actor): [ShipmentStatus, FulfilmentAction, FulfilmentActor, ShipmentStatus | undefined] => [
        status as ShipmentStatus,
        action,
        actor,
        actor === 'carrier' && AT_THE_MERCHANT.has(action) ? undefined : column[action],
      ],
    ),
  ),
);

test.each(cells)('in the status %s, %s by an %s leads to %s', (status, action, actor, next) => {
  expect(findActionStatus({ status, ships_from: 'abroad' }, action, actor)).toBe(next);
});

test.each([
  ['domestic', ['ship', 'send-out', 'deliver']],
  ['bonded', ['ship', 'start-clearance', 'send-out', 'deliver']],
  ['abroad', ['ship', 'depart', 'arrive', 'start-clearance', 'send-out', 'deliver']],
] as const)('a shipment sent %s can take %s', (origin, actions) => {
  expect(listActions('shipped', origin)).toEqual(actions);
});
