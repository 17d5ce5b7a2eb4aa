import type { DifferenceReason } from '@vitrine/contract/admin';
import type { BillLine } from '../../providers/bills/port.ts';

/** A payment or refund of the shop. */
export interface OwnMoney extends BillLine {
  /** Whether the money was taken or is on its way back. */
  readonly isSettled: boolean;
  /** Whether the shop heard of it on the day of the bill. */
  readonly isOfDay: boolean;
  /** Whether this bill or another one has it. */
  readonly isListed: boolean;
}

export interface Difference {
  readonly kind: BillLine['kind'];
  readonly number: string;
  readonly reason: DifferenceReason;
  readonly amountHere: number | null;
  readonly amountThere: number | null;
}

const getKey = ({ kind, number }: Pick<BillLine, 'kind' | 'number'>) => `${kind} ${number}`;

function compareLine(line: BillLine, own: OwnMoney | undefined): Difference[] {
  const { kind, number, amount: amountThere } = line;
  if (!own?.isSettled)
    return [{ kind, number, reason: 'missing-here', amountHere: null, amountThere }];
  if (own.amount === amountThere) return [];
  return [{ kind, number, reason: 'amount-differs', amountHere: own.amount, amountThere }];
}

/** Adds up lines of the same number, because a provider may write a payment in parts. */
export function mergeLines(lines: readonly BillLine[]): BillLine[] {
  const merged = new Map<string, BillLine>();
  for (const line of lines) {
    const amount = line.amount + (merged.get(getKey(line))?.amount ?? 0);
    merged.set(getKey(line), { ...line, amount });
  }
  return [...merged.values()];
}

/** What a bill and the money of the shop do not agree on. */
export function compareBill(lines: readonly BillLine[], own: readonly OwnMoney[]): Difference[] {
  const byKey = new Map(own.map((money) => [getKey(money), money]));
  const missingThere = own.filter(
    ({ isSettled, isOfDay, isListed }) => isSettled && isOfDay && !isListed,
  );
  return [
    ...lines.flatMap((line) => compareLine(line, byKey.get(getKey(line)))),
    ...missingThere.map(({ kind, number, amount }) => ({
      kind,
      number,
      reason: 'missing-there' as const,
      amountHere: amount,
      amountThere: null,
    })),
  ];
}
