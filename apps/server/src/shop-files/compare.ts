import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { toCanonicalText } from './canonical.ts';
import type { Contents, FileChange, FileContent, ShopKind } from './kind.ts';
import { kinds } from './kinds.ts';
import { parseContent } from './parse-content.ts';

export interface KindChange extends FileChange {
  readonly kind: ShopKind;
}

/** Reads what the shop has, in the form in which files are compared. */
export async function readStored(
  kind: ShopKind,
  db: Kysely<Database>,
  now: number,
): Promise<Contents> {
  const stored = await kind.read(db, now);
  const normalise = (key: string, content: FileContent) => {
    const parsed = parseContent(kind, key, content);
    return 'content' in parsed ? parsed.content : content;
  };
  return new Map([...stored].map(([key, content]) => [key, normalise(key, content)]));
}

function compareKind(kind: ShopKind, stored: Contents, wanted: Contents): KindChange[] {
  const keys = [...new Set([...stored.keys(), ...wanted.keys()])].sort();
  return keys.flatMap((key): KindChange[] => {
    const before = stored.get(key);
    const after = wanted.get(key);
    if (before && after && toCanonicalText(before) === toCanonicalText(after)) return [];
    const isGone = before !== undefined && (kind.isRemoved?.(before) ?? false);
    if (!after && (!kind.remove || isGone)) return [];
    return [{ kind, key, before, after }];
  });
}

/** Finds what a deployment of the files would add, change and remove. */
export async function compareShop(
  db: Kysely<Database>,
  contents: ReadonlyMap<ShopKind, Contents>,
  now: number,
): Promise<KindChange[]> {
  const changes: KindChange[] = [];
  for (const kind of kinds)
    changes.push(
      ...compareKind(kind, await readStored(kind, db, now), contents.get(kind) ?? new Map()),
    );
  return changes;
}
