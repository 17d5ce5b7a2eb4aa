import { atelier } from './atelier.ts';
import { gallery } from './gallery.ts';
import { glasshouse } from './glasshouse.ts';
import type { Interior, InteriorName } from './interior.ts';
import { library } from './library.ts';
import { playroom } from './playroom.ts';
import { salon } from './salon.ts';
import { seaside } from './seaside.ts';

export const INTERIORS: Readonly<Record<InteriorName, Interior>> = {
  atelier,
  library,
  glasshouse,
  gallery,
  salon,
  seaside,
  playroom,
};

/** Interiors whose walls are thick enough for a niche. */
export const NICHES: ReadonlySet<InteriorName> = new Set(['atelier', 'gallery']);
