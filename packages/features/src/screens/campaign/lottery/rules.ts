/** The number of cards. The choice does not matter: the server decides the prize at the draw. */
export const CARD_COUNT = 9;

const MILLION = 1_000_000;
const HUNDRED = 100;

/** Formats odds in a million as the shortest percentage: 500 is 0.05%. */
export const formatOdds = (odds: number): string =>
  `${Number(((odds / MILLION) * HUNDRED).toFixed(4))}%`;

/** Picks the saying of a card; the same draw always has the same saying. */
export function pickSaying(drawId: string, sayings: number): number {
  let hash = 0;
  for (const char of drawId) hash = (hash * 31 + char.charCodeAt(0)) % 1_000_003;
  return hash % Math.max(1, sayings);
}

/** Splits a description into two title lines at the first comma. */
export function splitTitle(description: string): string[] {
  const [first = '', rest = ''] = description.split(/[，,](.*)/s);
  const clean = (line: string) => line.trim().replace(/[。.]$/, '');
  return [clean(first), clean(rest)].filter(Boolean);
}
