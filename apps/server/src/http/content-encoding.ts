export type BodyEncoding = 'brotli' | 'gzip' | 'plain';

/** The best compression that the client accepts. */
export function chooseEncoding(acceptEncoding: string | undefined): BodyEncoding {
  const accepted = acceptEncoding ?? '';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'brotli';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'plain';
}

export const CONTENT_ENCODING: Readonly<Record<BodyEncoding, string | undefined>> = {
  brotli: 'br',
  gzip: 'gzip',
  plain: undefined,
};
