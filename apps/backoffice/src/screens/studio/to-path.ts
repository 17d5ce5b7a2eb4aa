/** The path of a preview, which this page shows from its own origin. */
export function toPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
