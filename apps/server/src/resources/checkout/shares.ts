/**
 * Parts an amount among weights in whole minor units, so that the parts add up to the amount exactly.
 * What rounding leaves goes to the largest remainders, and among equals to the first.
 */
export function sharesOf(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((share) => Number(share / BigInt(whole)));
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share % BigInt(whole) }))
    .sort((a, b) =>
      a.remainder === b.remainder ? a.at - b.at : a.remainder < b.remainder ? 1 : -1,
    );
  for (const { at } of byRemainder.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}
