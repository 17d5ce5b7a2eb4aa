const STEPS = [1, 2, 2.5, 5, 10];

/** The marks of an axis from zero: about five, at round numbers, the last at least the maximum. */
export function getTicks(maximum: number): number[] {
  if (maximum <= 0) return [0];
  const rough = maximum / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const round = (STEPS.find((step) => step * power >= rough) ?? 10) * power;
  const step = Math.max(1, Math.ceil(round));
  const count = Math.ceil(maximum / step);
  return Array.from({ length: count + 1 }, (_, i) => i * step);
}
