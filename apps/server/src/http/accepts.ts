export type Packing = 'brotli' | 'gzip' | 'plain';

/** The smallest form of an answer that a visitor's browser unpacks. */
export function packingFor(acceptEncoding: string | undefined): Packing {
  const accepted = acceptEncoding ?? '';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'brotli';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'plain';
}

export const CONTENT_ENCODING: Readonly<Record<Packing, string | undefined>> = {
  brotli: 'br',
  gzip: 'gzip',
  plain: undefined,
};
