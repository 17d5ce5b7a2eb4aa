import { readQuery } from '@vitrine/platform';

type Options = Readonly<Record<string, unknown>>;

/** Vendors disagree on who decodes: a value that is not an encoding is left as it stands. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A code that is scanned says in one short text what a link says by names: `id=spring&utmTerm=door`. */
export function withScene({ scene, ...options }: Options): Options {
  const text = decoded(String(scene ?? ''));
  return text.includes('=') ? { ...readQuery(text), ...options } : options;
}
