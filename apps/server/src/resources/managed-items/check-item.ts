import type { FoundProblem } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { FoundFault, ItemDefinition } from './definition.ts';
import { describeFault } from './fault-messages.ts';
import {
  doPeriodsOverlap,
  findEndedPeriod,
  findMissingTexts,
  findReferenceFaults,
  listValues,
  type Referenced,
} from './find-faults.ts';
import { findItem, findItems } from './queries.ts';
import type { StoredItem } from './rows.ts';

export type Definitions = Readonly<Record<string, ItemDefinition>>;

/** Collisions are looked for among this many items. */
const MAX_COMPARED = 500;
/** A reward names a coupon, and a task names a reward: the coupon is two steps away. */
const MAX_DEPTH = 2;

/** Finds the items that an item names, and those that they name. An archived one counts as missing. */
export async function findReferenced(
  db: Kysely<Database>,
  definitions: Definitions,
  definition: ItemDefinition,
  { fields }: Pick<StoredItem, 'fields'>,
  depth = MAX_DEPTH,
): Promise<Referenced[]> {
  const { references = {} } = definition;
  const found: Referenced[] = [];
  for (const { path: field, key, value } of listValues(fields)) {
    const target = definitions[references[key] ?? ''];
    if (!target || typeof value !== 'string') continue;
    const stored = await findItem(db, target, value);
    const item = stored?.archivedAt === null ? stored : undefined;
    found.push({ field, target: item && { definition: target, item } });
    if (item && depth > 1) {
      const further = await findReferenced(db, definitions, target, item, depth - 1);
      found.push(...further.map((one) => ({ ...one, field })));
    }
  }
  return found;
}

/** The first item that gets in the way of another, and the first that is shown in the same place. */
async function findCollisions(
  db: Kysely<Database>,
  definition: ItemDefinition,
  item: StoredItem,
  now: number,
): Promise<FoundFault[]> {
  if (!definition.canCollide && !definition.canSharePlace) return [];
  const found = await findItems(db, definition, { size: MAX_COMPARED, now }, undefined);
  const others = found.filter(
    (other) =>
      other.id !== item.id && other.pausedAt === null && doPeriodsOverlap(definition, item, other),
  );
  const colliding = others.find((other) => definition.collides(item.fields, other.fields));
  const sharing = others.find((other) => definition.sharesPlace(item.fields, other.fields));
  const field = definition.period?.from ?? 'id';
  return [
    ...(colliding ? [{ code: 'collision' as const, field, other: colliding.id }] : []),
    ...(sharing ? [{ code: 'same-place' as const, field, other: sharing.id }] : []),
  ];
}

/** Everything about an item that an operator should correct. */
export async function checkItem(
  db: Kysely<Database>,
  definitions: Definitions,
  definition: ItemDefinition,
  item: StoredItem,
  now: number,
): Promise<FoundProblem[]> {
  const referenced = await findReferenced(db, definitions, definition, item);
  const faults = [
    ...findMissingTexts(item.fields),
    ...findEndedPeriod(definition, item, now),
    ...referenced.flatMap((one) => findReferenceFaults(definition, item, one, now)),
    ...(await findCollisions(db, definition, item, now)),
    ...definition.check(item.fields),
  ];
  return faults.map(describeFault);
}
