import { createHash } from 'node:crypto';
import { toReferenceKey } from './references.ts';

/** A code from the letters of a name; a name without such letters gets one from its hash. */
export function toCode(name: string, taken: ReadonlySet<string>): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 50);
  const hash = createHash('sha256').update(toReferenceKey(name)).digest('hex').slice(0, 8);
  if (slug === '') return `x-${hash}`;
  return taken.has(slug) ? `${slug}-${hash}` : slug;
}
