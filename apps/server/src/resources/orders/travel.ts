import type { ParcelCode, ParcelStatus } from '@vitrine/contract';

/** What a parcel has to know of its way. */
export interface Way {
  /** It crosses a border where somebody looks into it. */
  readonly isCleared: boolean;
}

/** Each step with the status it leaves a parcel in. Those of customs are left out where there are none. */
const STEPS: readonly { code: ParcelCode; status: ParcelStatus; ofCustoms?: true }[] = [
  { code: 'paid', status: 'paid' },
  { code: 'accepted', status: 'accepted' },
  { code: 'packed', status: 'packed' },
  { code: 'shipped', status: 'shipped' },
  { code: 'departed', status: 'shipped' },
  { code: 'arrived', status: 'shipped' },
  { code: 'clearing', status: 'clearing', ofCustoms: true },
  { code: 'cleared', status: 'delivering', ofCustoms: true },
  { code: 'out-for-delivery', status: 'delivering' },
  { code: 'delivered', status: 'delivered' },
];

export interface Step {
  readonly code: ParcelCode;
  readonly status: ParcelStatus;
}

/** What happens to a parcel next; undefined when it has arrived, or goes nowhere any more. */
export function nextStep(last: ParcelCode, { isCleared }: Way): Step | undefined {
  // Customs asking for a person stand between their beginning and their end.
  const known = last === 'identity-needed' ? 'clearing' : last;
  const at = STEPS.findIndex(({ code }) => code === known);
  if (at < 0) return undefined;
  return STEPS.slice(at + 1).find(({ ofCustoms }) => isCleared || !ofCustoms);
}

/** Nothing is packed yet, so nothing has to be unpacked. */
const BEFORE_PACKING: ReadonlySet<ParcelStatus> = new Set(['paid', 'accepted']);
const OVER: ReadonlySet<ParcelStatus> = new Set(['delivered', 'cancelled']);

export const canCancel = (statuses: readonly ParcelStatus[]): boolean =>
  statuses.length > 0 && statuses.every((status) => BEFORE_PACKING.has(status));

const rankOf = (status: ParcelStatus) => STEPS.findIndex((step) => step.status === status);

/** An order is where the parcel is that has the longest way to go; cancelled parcels do not count. */
export function orderStatus(statuses: readonly ParcelStatus[]): ParcelStatus {
  const travelling = statuses.filter((status) => status !== 'cancelled');
  return travelling.reduce<ParcelStatus>(
    (last, status) => (last === 'cancelled' || rankOf(status) < rankOf(last) ? status : last),
    'cancelled',
  );
}

interface Received {
  readonly status: ParcelStatus;
  readonly signed_at: Date | null;
}

/** An order is over when each parcel was signed for, or cancelled. */
export const isOver = (parcels: readonly Received[]): boolean =>
  parcels.every(
    ({ status, signed_at }) => OVER.has(status) && (status === 'cancelled' || signed_at),
  );

export const canSign = ({ status, signed_at }: Received): boolean =>
  status === 'delivered' && signed_at === null;

/** What the shop promises: two weeks from delivery. */
export const RETURN_DAYS = 14;
const DAY_MS = 86_400_000;

export const returnableUntil = (deliveredAt: Date | null): Date | null =>
  deliveredAt && new Date(deliveredAt.getTime() + RETURN_DAYS * DAY_MS);

/** Where steps happen: at the boutique, at the port of the country, or where the shopper lives. */
export const PLACE_OF: Readonly<Partial<Record<ParcelCode, 'boutique' | 'port' | 'door'>>> = {
  accepted: 'boutique',
  packed: 'boutique',
  shipped: 'boutique',
  departed: 'boutique',
  arrived: 'port',
  clearing: 'port',
  'identity-needed': 'port',
  cleared: 'port',
  'out-for-delivery': 'door',
  delivered: 'door',
  signed: 'door',
};

/** Columns that remember when a step happened. */
export const TIME_OF = {
  accepted: 'accepted_at',
  packed: 'packed_at',
  shipped: 'shipped_at',
  cleared: 'cleared_at',
  delivered: 'delivered_at',
} as const satisfies Partial<Record<ParcelCode, string>>;
