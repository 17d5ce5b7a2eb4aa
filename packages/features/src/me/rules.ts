import type { Benefit, OrderSummary, Tiers } from '@vitrine/contract';
import type { IconName } from '@vitrine/ui';

/** How a shopper thinks of orders that are under way. */
export const SHORTCUTS = ['preparing', 'onTheWay', 'clearing', 'arrived'] as const;
export type Shortcut = (typeof SHORTCUTS)[number];

const SHORTCUT_OF: Readonly<Record<OrderSummary['status'], Shortcut | undefined>> = {
  paid: 'preparing',
  accepted: 'preparing',
  packed: 'preparing',
  shipped: 'onTheWay',
  clearing: 'clearing',
  delivering: 'onTheWay',
  delivered: 'arrived',
  cancelled: undefined,
};

type Standing = Pick<OrderSummary, 'id' | 'status'>;

/** The orders behind a shortcut. */
export const ordersBehind = (orders: readonly Standing[], shortcut: Shortcut): Standing[] =>
  orders.filter(({ status }) => SHORTCUT_OF[status] === shortcut);

export type Tier = Tiers['tiers'][number];

export const tierOf = ({ tiers }: Tiers, code: string | null | undefined): Tier | undefined =>
  tiers.find((tier) => tier.code === code);

/** How far it is to the next tier, in percent; whoever has reached the highest has arrived. */
export function progressOf({ spent, next }: Pick<Tiers, 'spent' | 'next'>): number {
  if (!next) return 100;
  const goal = spent + next.missing;
  return goal > 0 ? Math.min(100, Math.max(0, Math.round((spent / goal) * 100))) : 0;
}

export type ShownBenefit = Pick<Benefit, 'code' | 'name'> & {
  /** The tier that brings it; the shopper has it already when absent. */
  from?: string;
};

/** As many as stand side by side. */
const MOST_BENEFITS = 4;

/**
 * What the shopper has of late, and as a last one what the next tier brings: the reason to go on.
 */
export function shownBenefits(tiers: Tiers): ShownBenefit[] {
  const next = tierOf(tiers, tiers.next?.code);
  const own = tierOf(tiers, tiers.current)?.benefits ?? [];
  const codes = new Set(own.map(({ code }) => code));
  const promised = next?.benefits.find(({ code }) => !codes.has(code));
  const room = promised ? MOST_BENEFITS - 1 : MOST_BENEFITS;
  const last = promised && next ? [{ ...promised, from: next.name }] : [];
  return [...own.slice(-room), ...last].map(({ code, name, ...more }) => ({
    code,
    name,
    ...('from' in more ? { from: String(more.from) } : {}),
  }));
}

const ICONS: Readonly<Record<string, IconName>> = {
  welcome: 'heart',
  'birthday-gift': 'gift',
  'early-access': 'clock',
  'free-express': 'delivery',
  'private-sale': 'star',
  'personal-stylist': 'hanger',
};

export const benefitIcon = (code: string): IconName => ICONS[code] ?? 'star';
