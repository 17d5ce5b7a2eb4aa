import type { MerchantOrder, Order, OrderItem, OrderStatus } from '@vitrine/contract';
import { isImported } from '@vitrine/kit';
import type { StatusTone } from '@vitrine/ui';

const DAY_DIGITS = 8;

/** Whether one of the parcels has imported goods. */
export const hasImports = (parcels: readonly Pick<MerchantOrder, 'shipsFrom'>[]): boolean =>
  parcels.some(({ shipsFrom }) => isImported(shipsFrom));

/** The senders whose parcels pass customs, where others do not. */
export function listDeclaredSenders(
  parcels: readonly Pick<MerchantOrder, 'passesCustoms' | 'merchant'>[],
): string[] {
  const declared = parcels.filter(({ passesCustoms }) => passesCustoms);
  return declared.length < parcels.length ? declared.map(({ merchant }) => merchant.name) : [];
}

/** Formats an order number with its day apart: 20261118 0427. */
export const formatOrderNumber = (number: string): string =>
  `${number.slice(0, DAY_DIGITS)} ${number.slice(DAY_DIGITS)}`;

/** Formats a tracking number in groups: EM 8842 0913 CN. */
export const formatTrackingNumber = (number: string): string =>
  number
    .replace(/(\d{4})(?=\d)/g, '$1 ')
    .replace(/^([A-Z]+)/, '$1 ')
    .replace(/([A-Z]+)$/, ' $1');

type OrderState = Pick<Order, 'status' | 'isIdentityNeeded' | 'isHistory'>;

/** The tone of an order's status: red when the shopper has to act, quiet when it is finished. */
export function getOrderTone({ status, isIdentityNeeded, isHistory }: OrderState): StatusTone {
  if (isIdentityNeeded) return 'bad';
  if (status === 'returning') return 'good';
  return status === 'cancelled' || isHistory ? 'quiet' : 'good';
}

/** The tone of a parcel's status: a missing personal ID only matters during clearance. */
export function getParcelTone(
  { status, signedAt }: Pick<MerchantOrder, 'status' | 'signedAt'>,
  { isIdentityNeeded }: Pick<Order, 'isIdentityNeeded'>,
): StatusTone {
  if (isIdentityNeeded && status === 'clearing') return 'bad';
  return status === 'cancelled' || signedAt ? 'quiet' : 'good';
}

/** The delivery steps that shoppers see; without customs there is no `clearing`. */
export type ShipmentStep = 'paid' | 'shipped' | 'clearing' | 'delivering' | 'signed';

const STEP_BY_STATUS: Readonly<Partial<Record<OrderStatus, ShipmentStep>>> = {
  paid: 'paid',
  accepted: 'paid',
  packed: 'paid',
  shipped: 'shipped',
  clearing: 'clearing',
  delivering: 'delivering',
  delivered: 'signed',
};

export const listSteps = (isCleared: boolean): readonly ShipmentStep[] =>
  isCleared
    ? ['paid', 'shipped', 'clearing', 'delivering', 'signed']
    : ['paid', 'shipped', 'delivering', 'signed'];

/** Counts the finished steps of an order. Returns undefined for one that was cancelled or goes back. */
export function countStepsDone(
  status: OrderStatus,
  isOver: boolean,
  steps: readonly ShipmentStep[],
): number | undefined {
  const step = STEP_BY_STATUS[status];
  if (!step) return undefined;
  return isOver ? steps.length : Math.max(0, steps.indexOf(step));
}

/** Returns the parcel whose delivery can be confirmed, if it is the only one. */
export function findOnlySignable({
  merchantOrders,
}: Pick<Order, 'merchantOrders'>): MerchantOrder | undefined {
  const [first, ...others] = merchantOrders.filter(({ canSign }) => canSign);
  return others.length === 0 ? first : undefined;
}

/** Nothing more is expected to arrive. */
const FINISHED: ReadonlySet<OrderStatus> = new Set([
  'cancelled',
  'delivered',
  'returning',
  'returned',
]);

/** Returns the expected days of the open parcel that arrives last, or undefined when there is none. */
export function findExpectedDays(
  parcels: readonly MerchantOrder[],
): { from: string; to: string } | undefined {
  const [slowest] = parcels
    .filter(({ status }) => !FINISHED.has(status))
    .sort((left, right) => right.expectedTo.localeCompare(left.expectedTo));
  return slowest && { from: slowest.expectedFrom, to: slowest.expectedTo };
}

interface SentUnits {
  readonly items: readonly { readonly orderItemId: string; readonly quantity: number }[];
}

/** The ordered items of which units are in a parcel, each with the number of them. */
export const selectSentItems = (
  items: readonly OrderItem[],
  { items: sent }: SentUnits,
): OrderItem[] =>
  items.flatMap((item) => {
    const units = sent.find(({ orderItemId }) => orderItemId === item.id);
    return units ? { ...item, quantity: units.quantity } : [];
  });

/** The name of a parcel: that of its sender, with a number when several were sent. */
export function nameParcel(
  { parcels }: Pick<MerchantOrder, 'parcels'>,
  parcelId: string,
  sender: string,
): string {
  const index = parcels.findIndex(({ id }) => id === parcelId);
  return parcels.length > 1 ? `${sender} ${index + 1}` : sender;
}
