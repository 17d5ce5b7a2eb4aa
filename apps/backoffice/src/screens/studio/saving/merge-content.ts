import type { RawEntry } from '@vitrine/modules/schemas';
import { isSame } from '../../../form/is-same.ts';
import type { PageContent } from '../entries.ts';
import { mergeOrder } from './merge-order.ts';

export type Side = 'mine' | 'theirs';

/** Something that both have changed in different ways. An absent module is one that a side has deleted. */
export type Conflict =
  | {
      readonly key: 'title';
      readonly kind: 'title';
      readonly mine: string;
      readonly theirs: string;
    }
  | { readonly key: 'order'; readonly kind: 'order' }
  | {
      readonly key: string;
      readonly kind: 'module';
      readonly mine: RawEntry | undefined;
      readonly theirs: RawEntry | undefined;
    };

/** Which side was chosen, by the key of the conflict. */
export type Choices = Readonly<Record<string, Side>>;

interface Versions {
  /** What both have begun with. */
  readonly base: PageContent;
  readonly mine: PageContent;
  readonly theirs: PageContent;
}

/** The side that has changed a value; `undefined` when both have, differently. */
function findChangedSide(base: unknown, mine: unknown, theirs: unknown): Side | undefined {
  if (isSame(mine, theirs) || isSame(base, theirs)) return 'mine';
  return isSame(base, mine) ? 'theirs' : undefined;
}

const toMap = ({ entries }: PageContent) => new Map(entries.map((entry) => [entry.id, entry]));
const toIds = ({ entries }: PageContent) => entries.map(({ id }) => id);

/**
 * Merges two versions of a page by module: what one side changed, added, moved or deleted is kept. What both changed in
 * different ways is decided by `choices`; the rest of it is listed, and stays as it is in mine.
 */
export function mergeContent({ base, mine, theirs }: Versions, choices: Choices = {}) {
  const conflicts: Conflict[] = [];
  const choose = (side: Side | undefined, conflict: Conflict): Side => {
    const chosen = side ?? choices[conflict.key];
    if (!chosen) conflicts.push(conflict);
    return chosen ?? 'mine';
  };

  const titleSide = choose(findChangedSide(base.title, mine.title, theirs.title), {
    key: 'title',
    kind: 'title',
    mine: mine.title,
    theirs: theirs.title,
  });
  const [before, own, other] = [toMap(base), toMap(mine), toMap(theirs)];
  const merged = new Map<string, RawEntry>();
  for (const id of new Set([...own.keys(), ...other.keys()])) {
    const sides = { mine: own.get(id), theirs: other.get(id) };
    const side = findChangedSide(before.get(id), sides.mine, sides.theirs);
    const entry = sides[choose(side, { key: `module ${id}`, kind: 'module', ...sides })];
    if (entry) merged.set(id, entry);
  }

  const orders = { base: toIds(base), mine: toIds(mine), theirs: toIds(theirs) };
  const order = mergeOrder(orders);
  const orderSide = choose(order.collides ? undefined : 'mine', { key: 'order', kind: 'order' });
  // With the sides exchanged, their places win.
  const ids =
    orderSide === 'mine'
      ? order.merged
      : mergeOrder({ base: orders.base, mine: orders.theirs, theirs: orders.mine }).merged;
  const content: PageContent = {
    title: titleSide === 'mine' ? mine.title : theirs.title,
    entries: placeAll(ids, merged, orders.mine),
  };
  return { content, conflicts };
}

/** The modules in order; those that only one side still has are put where it has them. */
function placeAll(
  ids: readonly string[],
  entries: ReadonlyMap<string, RawEntry>,
  mine: readonly string[],
): RawEntry[] {
  const order = ids.filter((id) => entries.has(id));
  mine.forEach((id, index) => {
    if (!entries.has(id) || order.includes(id)) return;
    const before = mine.slice(0, index).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order.flatMap((id) => entries.get(id) ?? []);
}
