import type { VariantRecord } from './queries.ts';

/** Chooses the configured merchant, or else the one with most sizes in stock. */
export function choosePreferredMerchant(
  configured: string | null,
  variants: readonly Pick<VariantRecord, 'merchant_id' | 'quantity'>[],
): string | null {
  if (configured) return configured;
  const sizesLeft = new Map<string, number>();
  for (const { merchant_id, quantity } of variants) {
    sizesLeft.set(merchant_id, (sizesLeft.get(merchant_id) ?? 0) + Number(quantity > 0));
  }
  const [best] = [...sizesLeft].sort(([, a], [, b]) => b - a);
  return best?.[0] ?? null;
}
