import { type Key, useState } from 'react';

/** As many rows as a list call answers at once. */
export const MAX_SELECTED = 200;

/** The selected rows of a table by their keys. They stay selected while the table does not show them. */
export function useSelection<Row>(
  rowId: (row: Row) => string,
  initial: readonly Row[] | undefined,
) {
  const byId = (rows: readonly Row[]): ReadonlyMap<Key, Row> =>
    new Map(rows.map((row) => [rowId(row), row]));
  const [selected, setSelected] = useState(() => byId(initial ?? []));
  return {
    selected,
    select: (rows: readonly Row[]) => setSelected(byId(rows)),
    /** The table knows only the rows that it has shown. */
    change: (keys: readonly Key[], shown: readonly (Row | undefined)[]) =>
      setSelected((current) => {
        const pairs = keys.flatMap((key, index): [Key, Row][] => {
          const row = shown[index] ?? current.get(key);
          return row ? [[key, row]] : [];
        });
        return new Map(pairs);
      }),
    clear: () => setSelected(new Map()),
  };
}
