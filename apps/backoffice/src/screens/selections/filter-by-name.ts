import type { Localised } from '@vitrine/kit';

/** The rows with a text in their name in either language, or with that id. */
export function filterByName<Row extends { id: string; name: Localised }>(
  rows: readonly Row[],
  search = '',
): Row[] {
  const text = search.trim().toLowerCase();
  return rows.filter(
    ({ id, name }) =>
      id === text || Object.values(name).some((part) => part.toLowerCase().includes(text)),
  );
}
