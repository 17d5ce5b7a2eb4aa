import type { ShipmentEventCode, ShipmentStatus } from '@vitrine/contract';
import { getStep, getStepRank } from './rules.ts';

interface TimelineEvent {
  readonly code: ShipmentEventCode;
  /** The parcel to which it happened; null when it concerns the whole merchant order. */
  readonly shipment_id: string | null;
}

const NOT_STARTED = -1;

const getFurthestRank = (codes: readonly ShipmentEventCode[]): number =>
  codes.reduce((furthest, code) => Math.max(furthest, getStepRank(code) ?? furthest), NOT_STARTED);

function leadsFurther(code: ShipmentEventCode, furthest: number): boolean {
  const rank = getStepRank(code) ?? furthest + 1;
  // Customs can ask for a personal ID again.
  return code === 'identity-needed' ? rank >= furthest : rank > furthest;
}

/**
 * The events of a parcel, from those of its merchant order, both with the newest first. What the whole merchant
 * order reached later than the parcel says nothing new about it.
 */
export function selectParcelEvents<Event extends TimelineEvent>(
  events: readonly Event[],
  parcelId: string,
): Event[] {
  let furthest = NOT_STARTED;
  const selected: Event[] = [];
  for (const event of events.toReversed()) {
    if (event.shipment_id !== null && event.shipment_id !== parcelId) continue;
    const rank = getStepRank(event.code);
    if (event.shipment_id === null && !leadsFurther(event.code, furthest)) continue;
    furthest = Math.max(furthest, rank ?? furthest);
    selected.push(event);
  }
  return selected.reverse();
}

/** The status of a parcel is the furthest that its events led to. */
export function getParcelStatus(codes: readonly ShipmentEventCode[]): ShipmentStatus {
  if (codes.includes('cancelled')) return 'cancelled';
  return getStep(getFurthestRank(codes))?.status ?? 'paid';
}

/** Whether a carrier's report tells something new. Late reports and repeated ones do not. */
export const isParcelProgress = (
  code: ShipmentEventCode,
  recorded: readonly ShipmentEventCode[],
): boolean => leadsFurther(code, getFurthestRank(recorded));

/** The step that all parcels have reached: the furthest of the parcel that is furthest behind. */
export function findCommonProgress(
  parcels: readonly (readonly ShipmentEventCode[])[],
): ShipmentEventCode | undefined {
  return getStep(Math.min(...parcels.map(getFurthestRank)))?.code;
}

export type PartialProgress = 'partly-sent' | 'partly-delivered';

interface PartProgress {
  readonly status: ShipmentStatus;
  readonly unsentUnits: number;
  readonly parcels: readonly { readonly delivered_at: Date | null }[];
}

const ON_ITS_WAY: ReadonlySet<ShipmentStatus> = new Set(['shipped', 'clearing', 'delivering']);

/** What is true of a part of a merchant order only; undefined when its status says everything. */
export function findPartialProgress({
  status,
  unsentUnits,
  parcels,
}: PartProgress): PartialProgress | undefined {
  if (!ON_ITS_WAY.has(status)) return undefined;
  if (parcels.some(({ delivered_at }) => delivered_at !== null)) return 'partly-delivered';
  return unsentUnits > 0 && parcels.length > 0 ? 'partly-sent' : undefined;
}
