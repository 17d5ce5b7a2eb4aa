/** Compares dotted versions by number, so that 2.18.0 is above 2.9.1. Missing parts count as zero. */
export function compareVersions(left: string, right: string): number {
  const a = left.split('.');
  const b = right.split('.');
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference =
      (Number.parseInt(a[i] ?? '0', 10) || 0) - (Number.parseInt(b[i] ?? '0', 10) || 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}

export const isAtLeast = (version: string, minimum: string): boolean =>
  compareVersions(version, minimum) >= 0;
