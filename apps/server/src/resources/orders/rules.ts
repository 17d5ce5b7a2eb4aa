import type { OrderStatus, ShipmentEventCode, ShipmentStatus } from '@vitrine/contract';
import { DAY_MS, isImported, passesCustoms, type ShippingOrigin } from '@vitrine/kit';
import type { StoredShippingAddress } from '../../pricing/stored-types.ts';

/** What decides which steps a shipment takes. */
export interface ShipmentRoute {
  /** Whether the shipment passes customs. */
  readonly isCleared: boolean;
  /** Whether it comes from abroad: by plane, through a port. */
  readonly isFlown: boolean;
}

interface RoutedOrder {
  readonly is_personal_id_required: boolean;
  readonly shipping_address: Pick<StoredShippingAddress, 'countryCode'>;
}

/** The route of a shipment. An order that was placed without customs stays without them. */
export const getShipmentRoute = (
  { is_personal_id_required, shipping_address }: RoutedOrder,
  { ships_from }: { readonly ships_from: ShippingOrigin },
): ShipmentRoute => ({
  isCleared: is_personal_id_required && passesCustoms(ships_from, shipping_address.countryCode),
  isFlown: ships_from === 'abroad',
});

/**
 * The steps with the status that each leads to. Customs steps are skipped when no clearance is needed, and those
 * of a flight by goods that do not come from abroad.
 */
const SHIPMENT_STEPS: readonly {
  code: ShipmentEventCode;
  status: ShipmentStatus;
  isCustoms?: true;
  isFlight?: true;
}[] = [
  { code: 'paid', status: 'paid' },
  { code: 'accepted', status: 'accepted' },
  { code: 'packed', status: 'packed' },
  { code: 'shipped', status: 'shipped' },
  { code: 'departed', status: 'shipped', isFlight: true },
  { code: 'arrived', status: 'shipped', isFlight: true },
  { code: 'clearing', status: 'clearing', isCustoms: true },
  { code: 'cleared', status: 'delivering', isCustoms: true },
  { code: 'out-for-delivery', status: 'delivering' },
  { code: 'delivered', status: 'delivered' },
];

export interface ShipmentStep {
  readonly code: ShipmentEventCode;
  readonly status: ShipmentStatus;
}

const CUSTOMS_EVENTS: ReadonlySet<ShipmentEventCode> = new Set([
  'clearing',
  'identity-needed',
  'cleared',
]);

/** Whether goods of an origin can meet an event: domestic ones pass no customs, whatever is reported. */
export const canMeetEvent = (code: ShipmentEventCode, origin: ShippingOrigin): boolean =>
  isImported(origin) || !CUSTOMS_EVENTS.has(code);

/** How far an event brings a shipment; undefined for one that is no step. */
export function getStepRank(code: ShipmentEventCode): number | undefined {
  // A request for the personal ID comes while the shipment is in customs clearance.
  const step = code === 'identity-needed' ? 'clearing' : code;
  const rank = SHIPMENT_STEPS.findIndex((each) => each.code === step);
  return rank < 0 ? undefined : rank;
}

export const getStep = (rank: number): ShipmentStep | undefined => SHIPMENT_STEPS[rank];

/** The next step, or undefined when the shipment has arrived or was cancelled. */
export function findNextStep(
  last: ShipmentEventCode,
  { isCleared, isFlown }: ShipmentRoute,
): ShipmentStep | undefined {
  const index = getStepRank(last);
  if (index === undefined) return undefined;
  return SHIPMENT_STEPS.slice(index + 1).find(
    ({ isCustoms, isFlight }) => (isCleared || !isCustoms) && (isFlown || !isFlight),
  );
}

/** An order can be cancelled as long as nothing is packed. What is cancelled already does not count. */
const CANCELLABLE_STATUSES: ReadonlySet<ShipmentStatus> = new Set(['paid', 'accepted']);
const FINAL_STATUSES: ReadonlySet<ShipmentStatus> = new Set(['delivered', 'cancelled']);

export const canCancel = (statuses: readonly ShipmentStatus[]): boolean => {
  const active = statuses.filter((status) => status !== 'cancelled');
  return active.length > 0 && active.every((status) => CANCELLABLE_STATUSES.has(status));
};

const getRank = (status: ShipmentStatus) =>
  SHIPMENT_STEPS.findIndex((step) => step.status === status);

/** The status of an order is that of its least advanced shipment. Cancelled shipments do not count. */
export function getOrderStatus(statuses: readonly ShipmentStatus[]): ShipmentStatus {
  const active = statuses.filter((status) => status !== 'cancelled');
  return active.reduce<ShipmentStatus>(
    (last, status) => (last === 'cancelled' || getRank(status) < getRank(last) ? status : last),
    'cancelled',
  );
}

interface ReturnedQuantity {
  readonly quantity: number;
  readonly returned: number | null;
  readonly refunded: number | null;
}

/** The status of delivered items that all go back; undefined while the shopper keeps one of them. */
export function getReturnedStatus(
  items: readonly ReturnedQuantity[],
): Extract<OrderStatus, 'returning' | 'returned'> | undefined {
  if (items.length === 0 || items.some(({ quantity, returned }) => (returned ?? 0) < quantity))
    return undefined;
  return items.every(({ quantity, refunded }) => (refunded ?? 0) >= quantity)
    ? 'returned'
    : 'returning';
}

interface DeliveryState {
  readonly status: ShipmentStatus;
  readonly delivery_confirmed_at: Date | null;
}

/** An order is closed when each shipment was confirmed as received or cancelled. */
export const isOrderClosed = (shipments: readonly DeliveryState[]): boolean =>
  shipments.every(
    ({ status, delivery_confirmed_at }) =>
      FINAL_STATUSES.has(status) && (status === 'cancelled' || delivery_confirmed_at),
  );

export const canConfirmDelivery = ({ status, delivery_confirmed_at }: DeliveryState): boolean =>
  status === 'delivered' && delivery_confirmed_at === null;

/** Until when a shipment can be returned: for as long after delivery as was promised with the order. */
export const getReturnDeadline = ({
  delivered_at,
  return_days,
}: {
  readonly delivered_at: Date | null;
  readonly return_days: number;
}): Date | null => delivered_at && new Date(delivered_at.getTime() + return_days * DAY_MS);

/** Where each event happens: at the merchant, at the port of the country or at the delivery address. */
export const EVENT_PLACES: Readonly<
  Partial<Record<ShipmentEventCode, 'merchant' | 'port' | 'address'>>
> = {
  accepted: 'merchant',
  packed: 'merchant',
  shipped: 'merchant',
  departed: 'merchant',
  arrived: 'port',
  clearing: 'port',
  'identity-needed': 'port',
  cleared: 'port',
  'out-for-delivery': 'address',
  delivered: 'address',
  signed: 'address',
};

/** The columns that store the time of a step. */
export const TIME_COLUMNS = {
  accepted: 'accepted_at',
  packed: 'packed_at',
  shipped: 'shipped_at',
  cleared: 'cleared_at',
  delivered: 'delivered_at',
} as const satisfies Partial<Record<ShipmentEventCode, string>>;
