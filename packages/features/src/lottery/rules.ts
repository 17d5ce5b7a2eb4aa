/** How many lots lie on the table. All are alike: what is drawn is decided when one is. */
export const CARDS = 9;

const MILLION = 1_000_000;
const HUNDRED = 100;

/** Odds in a million as a percentage, with no more digits than it takes: 500 is 0.05%. */
export const oddsText = (odds: number): string =>
  `${Number(((odds / MILLION) * HUNDRED).toFixed(4))}%`;

/** Which of the old sayings stands on a lot: the same draw always shows the same one. */
export function sayingOf(drawId: string, sayings: number): number {
  let sum = 0;
  for (const letter of drawId) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
  return sum % Math.max(1, sayings);
}

/** Two short lines are a title: what stands before the first comma, and the rest. */
export function titleLines(description: string): string[] {
  const [first = '', rest = ''] = description.split(/[，,](.*)/s);
  const clean = (line: string) => line.trim().replace(/[。.]$/, '');
  return [clean(first), clean(rest)].filter(Boolean);
}
