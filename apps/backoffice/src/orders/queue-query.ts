import type { ShipmentStatus } from '@vitrine/contract';
import type { FilterValues } from '../table/types.ts';

/** The steps that wait for the merchant. */
export const TO_DO: readonly ShipmentStatus[] = ['paid', 'accepted', 'packed'];
/** The tab of every step. */
export const ALL_STEPS = 'all';

const MAX_QUEUE = 200;

/** What the queue asks for. A search looks in all steps, and what waits begins with what is due first. */
export function toQueueQuery(values: FilterValues): FilterValues {
  const { status = TO_DO.join(','), ...rest } = values;
  if (rest.search) return { ...rest, sort: 'newest' };
  if (status === ALL_STEPS) return { ...rest, sort: 'newest' };
  const isWaiting = status.split(',').every((one) => TO_DO.some((step) => step === one));
  return { ...rest, status, sort: isWaiting ? 'due' : 'newest' };
}

const QUEUE_KEYS = ['status', 'merchant-id', 'overdue', 'search', 'from', 'to'];

/** The query of the queue that a link to an order names. */
export function parseQueue(search: string): FilterValues & { size: number } {
  const params = new URLSearchParams(search);
  const values = QUEUE_KEYS.flatMap((key) => {
    const value = params.get(key);
    return value ? [[key, value] as const] : [];
  });
  return { ...toQueueQuery(Object.fromEntries(values)), size: MAX_QUEUE } as never;
}
