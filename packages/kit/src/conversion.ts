import { separateThousands, toMinor } from './money.ts';

/** What one yuan is worth in a currency. */
export interface CnyRate {
  currencyCode: string;
  perCny: number;
}

const FEN_PER_YUAN = 100;

/**
 * Formats an amount of fen in another currency, rounded to whole units, with its code instead of its symbol:
 * several currencies share one symbol.
 */
export function formatConverted(fen: number, { currencyCode, perCny }: CnyRate): string {
  const minor = toMinor((fen / FEN_PER_YUAN) * perCny, currencyCode);
  const units = Math.round(minor / toMinor(1, currencyCode));
  return `${currencyCode} ${separateThousands(units)}`;
}
