import { getRetryDelay } from '../../jobs/retry-delay.ts';

/** After this many attempts, about five hours, a delivery has failed. */
export const MAX_ATTEMPTS = 14;
/** After this many failed attempts in a row, an endpoint is put back with all its deliveries. */
export const PUT_BACK_AFTER = 5;
/** After this many, about a day and a half, it is paused until an operator activates it. */
export const MAX_FAILURES = 50;
/** How many deliveries an endpoint gets at the same time, from all processes together. */
export const MAX_IN_FLIGHT = { well: 2, failing: 1 } as const;

/**
 * How long an endpoint gets nothing after so many failed attempts in a row: undefined, it is not put back. The next
 * delivery is a probe: an endpoint that accepts it gets all the others.
 */
export const getPutBackTime = (failures: number): number | undefined =>
  failures < PUT_BACK_AFTER ? undefined : getRetryDelay(failures - PUT_BACK_AFTER);

export interface AttemptResult {
  readonly durationMs: number;
  readonly statusCode: number | null;
  readonly error: string | null;
}

export const isSuccess = ({ statusCode }: AttemptResult): boolean =>
  statusCode !== null && statusCode >= 200 && statusCode < 300;
