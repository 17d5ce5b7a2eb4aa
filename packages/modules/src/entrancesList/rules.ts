import { filterWithImage } from '../parts/pictures.ts';
import type { EntrancesListFields } from './schema.ts';

type EntranceFields = Pick<EntrancesListFields, 'entrances' | 'layout'>;

/** The entrances that can be rendered: with a title in the names layout, else with a picture source. */
export const filterEntrances = ({
  entrances,
  layout,
}: EntranceFields): EntrancesListFields['entrances'] =>
  layout === 'names' ? entrances.filter(({ title }) => title) : filterWithImage(entrances);
