import type { MerchantOrderRow } from '@vitrine/contract/admin';
import { useCallback, useMemo, useState } from 'react';
import { findRepeatedNumbers, readPastedNumbers } from '../../orders/tracking-numbers.ts';
import type { RowResult } from '../../orders/useBulkRun.ts';
import { EMPTY_ENTRY, findEntryProblem, type ShipEntry } from './ship-entries.ts';

/** The rows of the sheet as the operator has filled them. */
export function useShipEntries(
  orders: readonly MerchantOrderRow[],
  results: ReadonlyMap<string, RowResult>,
) {
  const [entries, setEntries] = useState<ReadonlyMap<string, ShipEntry>>(new Map());
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const change = useCallback(
    (id: string, changes: Partial<ShipEntry>) =>
      setEntries((current) =>
        new Map(current).set(id, { ...(current.get(id) ?? EMPTY_ENTRY), ...changes }),
      ),
    [],
  );
  const paste = useCallback(
    (text: string, index: number) => {
      const pasted = readPastedNumbers(text, orders, index);
      setUnknown(pasted.unknown);
      for (const [id, number] of pasted.numbers) change(id, { number, carrier: undefined });
    },
    [orders, change],
  );
  const repeated = useMemo(
    () => findRepeatedNumbers([...entries.values()].map(({ number }) => number)),
    [entries],
  );
  const rows = orders.map((order) => {
    const entry = entries.get(order.id) ?? EMPTY_ENTRY;
    const { isDone = false, problem: serverProblem } = results.get(order.id) ?? {};
    const problem = isDone ? undefined : findEntryProblem(entry, repeated);
    return { order, entry, isDone, problem, serverProblem };
  });
  const filled = rows.filter(({ entry }) => entry.number !== '');
  const ready = filled.flatMap(({ order: { id }, entry: { number, carrier }, isDone, problem }) =>
    carrier && !isDone && !problem ? [{ id, number, carrier }] : [],
  );
  return { rows, filled, ready, unknown, change, paste };
}
