import { parseQuery } from '@vitrine/platform';

type Options = Readonly<Record<string, unknown>>;

/** Decodes an option. Some vendors decode it before, so an invalid encoding is returned unchanged. */
export function decodeOption(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Adds the parameters of a scanned code, which has them in one text: `id=spring&utmTerm=door`. */
export function expandScene({ scene, ...options }: Options): Options {
  const text = decodeOption(String(scene ?? ''));
  return text.includes('=') ? { ...parseQuery(text), ...options } : options;
}
