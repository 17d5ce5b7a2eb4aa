import type { ReturnStatus } from '@vitrine/contract';
import { DAY_MS } from '@vitrine/kit';

const HOUR_MS = 3_600_000;

/** How long each step of a return may wait for an operator. The others wait for shopper, carrier or provider. */
export const RETURN_STEP_MS = {
  requested: 2 * DAY_MS,
  'picked-up': 2 * DAY_MS,
  inspected: DAY_MS,
} as const satisfies Partial<Record<ReturnStatus, number>>;

/** A personal ID keeps a parcel at customs, and a conversation keeps a shopper waiting. */
export const PERSONAL_ID_MS = DAY_MS;
export const CONVERSATION_MS = HOUR_MS;
