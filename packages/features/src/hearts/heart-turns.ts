import { createTurns, type Turns } from '@vitrine/kit';
import type { Store } from '@vitrine/state';

const known = new WeakMap<Store, Turns>();

/** Hearts are read and given one after another, so that a reading never overtakes what was given. */
export function heartTurns(store: Store): Turns {
  const turns = known.get(store) ?? createTurns();
  known.set(store, turns);
  return turns;
}
