import type { Opening, Tiers } from '@vitrine/contract';

export type Access = 'open' | 'early' | 'closed';

export type Tier = Tiers['tiers'][number];

export const findTier = ({ tiers }: Tiers, code: string | null | undefined): Tier | undefined =>
  tiers.find((tier) => tier.code === code);

/** The days for which what the shopper has spent counts: those of the tier that it leads to. */
export const getWindowDays = (tiers: Tiers): number =>
  (findTier(tiers, tiers.next?.code) ?? findTier(tiers, tiers.current))?.windowDays ?? 0;

/** Whether something is open to everyone, to this shopper already, or not yet. The server decides in the end. */
export function getAccess(
  opening: Opening | null,
  benefits: readonly string[],
  now: number,
): Access {
  if (!opening || Date.parse(opening.opensAt) <= now) return 'open';
  const isLetIn = benefits.includes(opening.benefit.code) && Date.parse(opening.earlyFrom) <= now;
  return isLetIn ? 'early' : 'closed';
}
