import { useQueryClient } from '@tanstack/react-query';
import { newUuid } from '@vitrine/kit';
import { useRef, useState } from 'react';
import { useProblemText } from '../api/useProblemText.ts';
import { runInParallel } from './run-in-parallel.ts';

export interface RowResult {
  readonly isDone: boolean;
  /** What the operator reads about a failure. */
  readonly problem?: string;
}

/** The queries of merchant orders begin with it. */
export const ORDERS_KEY = 'merchant-orders';

/** Makes one call for each selected order, and keeps the result of each row. */
export function useBulkRun<Row extends { readonly id: string }>(
  run: (row: Row, options: { idempotencyKey: string }) => Promise<unknown>,
) {
  const toText = useProblemText();
  const client = useQueryClient();
  const [results, setResults] = useState<ReadonlyMap<string, RowResult>>(new Map());
  const [isRunning, setIsRunning] = useState(false);
  const hasStarted = useRef(false);
  // A row that is tried again without changes keeps its key, so that it is done only once.
  const keys = useRef(new Map<string, string>());

  const runRow = async (row: Row): Promise<RowResult> => {
    const request = JSON.stringify(row);
    const idempotencyKey = keys.current.get(request) ?? newUuid();
    keys.current.set(request, idempotencyKey);
    try {
      await run(row, { idempotencyKey });
      return { isDone: true };
    } catch (error) {
      return { isDone: false, problem: toText(error) };
    }
  };
  /** Answers whether every row is done. Another start meanwhile does nothing. */
  const start = async (rows: readonly Row[]): Promise<boolean> => {
    if (hasStarted.current) return false;
    hasStarted.current = true;
    setIsRunning(true);
    setResults((current) => new Map([...current].filter(([, { isDone }]) => isDone)));
    let isAllDone = true;
    await runInParallel(rows, async (row) => {
      const result = await runRow(row);
      isAllDone &&= result.isDone;
      setResults((current) => new Map(current).set(row.id, result));
    });
    await client.invalidateQueries({ queryKey: [ORDERS_KEY] });
    hasStarted.current = false;
    setIsRunning(false);
    return isAllDone;
  };
  return { results, isRunning, start };
}
