import { atelier } from './atelier.ts';
import { gallery } from './gallery.ts';
import { glasshouse } from './glasshouse.ts';
import { library } from './library.ts';
import { playroom } from './playroom.ts';
import type { Room, RoomName } from './room.ts';
import { salon } from './salon.ts';
import { seaside } from './seaside.ts';

export const ROOMS: Readonly<Record<RoomName, Room>> = {
  atelier,
  library,
  glasshouse,
  gallery,
  salon,
  seaside,
  playroom,
};

/** Rooms whose walls are thick enough for a niche. */
export const NICHES: ReadonlySet<RoomName> = new Set(['atelier', 'gallery']);
