import type { SizeChart, Sizing } from '@vitrine/contract';
import { LETTER_COLUMN } from '@vitrine/contract/admin';
import type { Language } from '@vitrine/kit';
import type { CatalogueIndex } from '../../catalogue/catalogue-index.ts';

/** The sizes of a chart in every system that has a column in it, then the letter of those that have one. */
export function listEqualSizes(
  { sizeSystems, sizeCharts }: Pick<CatalogueIndex, 'sizeSystems' | 'sizeCharts'>,
  chart: SizeChart,
  language: Language,
): Pick<Sizing, 'systems' | 'rows'> {
  const systems = [...sizeSystems.values()].filter(({ charts }) => charts.includes(chart));
  return {
    systems: systems.map(({ code, name }) => ({ code, name: name[language] })),
    rows: (sizeCharts.get(chart)?.rows ?? []).map((row) => [
      ...systems.map(({ code }) => row[code] ?? ''),
      ...(row[LETTER_COLUMN] ? [row[LETTER_COLUMN]] : []),
    ]),
  };
}
