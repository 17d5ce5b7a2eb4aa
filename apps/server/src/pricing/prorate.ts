/**
 * Splits an amount by weights into whole minor units that add up to the amount exactly. Units left over
 * by rounding go to the largest remainders, and to the first of equal ones.
 */
export function prorate(amount: number, weights: readonly number[]): number[] {
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  if (totalWeight === 0) return weights.map(() => 0);
  const exactShares = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exactShares.map((share) => Number(share / BigInt(totalWeight)));
  const leftover = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exactShares
    .map((share, index) => ({ index, remainder: share % BigInt(totalWeight) }))
    .sort((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
    );
  for (const { index } of byRemainder.slice(0, leftover)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
