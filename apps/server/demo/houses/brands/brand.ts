import type { Localised } from '@vitrine/kit';
import type { Kind } from '../../products/pieces.ts';
import type { Home } from '../places.ts';

/** A house: what it makes for whom, and how dear it is beside the others (1 is the middle). */
export interface Brand {
  id: number;
  name: string;
  home: Home;
  level: number;
  women?: readonly Kind[];
  men?: readonly Kind[];
  kids?: readonly Kind[];
  about: Localised;
}
