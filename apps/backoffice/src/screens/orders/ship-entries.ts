import { isTrackingNumber } from '../../orders/tracking-numbers.ts';

/** What stands in a row of the sheet. */
export interface ShipEntry {
  readonly number: string;
  /** Unknown until the number has suggested one. `null`: it suggests none, so the operator has to choose. */
  readonly carrier?: string | null | undefined;
}

export const EMPTY_ENTRY: ShipEntry = { number: '' };

type EntryProblem = 'repeated' | 'wrongNumber' | 'noCarrier';

/** Why a row cannot be shipped yet. An empty row is left for another time. */
export function findEntryProblem(
  { number, carrier }: ShipEntry,
  repeated: ReadonlySet<string>,
): EntryProblem | undefined {
  if (number === '') return undefined;
  if (repeated.has(number)) return 'repeated';
  if (!isTrackingNumber(number)) return 'wrongNumber';
  return carrier === null ? 'noCarrier' : undefined;
}
