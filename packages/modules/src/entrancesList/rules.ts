import { withSource } from '../parts/pictures.ts';
import type { EntrancesListFields } from './schema.ts';

type Ways = Pick<EntrancesListFields, 'entrances' | 'layout'>;

/** The entrances that can be drawn: a name stands by itself, a picture needs its source. */
export const entrancesIn = ({ entrances, layout }: Ways): EntrancesListFields['entrances'] =>
  layout === 'names' ? entrances.filter(({ title }) => title) : withSource(entrances);
