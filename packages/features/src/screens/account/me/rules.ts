import type { Benefit, OrderSummary, Tiers } from '@vitrine/contract';
import type { Target } from '@vitrine/platform';
import type { IconName } from '@vitrine/ui';
import { findTier } from '../../../shared/membership/rules.ts';

/** The states of active orders that shoppers are shown. */
export const SHORTCUTS = ['preparing', 'onTheWay', 'clearing', 'arrived'] as const;
export type Shortcut = (typeof SHORTCUTS)[number];

const SHORTCUT_BY_STATUS: Readonly<Record<OrderSummary['status'], Shortcut | undefined>> = {
  paid: 'preparing',
  accepted: 'preparing',
  packed: 'preparing',
  shipped: 'onTheWay',
  clearing: 'clearing',
  delivering: 'onTheWay',
  delivered: 'arrived',
  cancelled: undefined,
  returning: undefined,
  returned: undefined,
};

export const SHORTCUT_ICONS: Readonly<Record<Shortcut, IconName>> = {
  preparing: 'parcel',
  onTheWay: 'delivery',
  clearing: 'globe',
  arrived: 'done',
};

type OrderState = Pick<OrderSummary, 'id' | 'status'>;

/** Returns the orders that belong to a shortcut. */
export const filterOrders = (orders: readonly OrderState[], shortcut: Shortcut): OrderState[] =>
  orders.filter(({ status }) => SHORTCUT_BY_STATUS[status] === shortcut);

/** The shortcuts of a shop: customs only where it imports, or where an order is there still. */
export const listShortcuts = (
  importsGoods: boolean,
  orders: readonly OrderState[],
): readonly Shortcut[] =>
  SHORTCUTS.filter(
    (each) => each !== 'clearing' || importsGoods || filterOrders(orders, each).length > 0,
  );

/** The progress to the next tier in percent; 100 at the highest tier. */
export function calculateProgress({ spent, next }: Pick<Tiers, 'spent' | 'next'>): number {
  if (!next) return 100;
  const goal = spent + next.missing;
  return goal > 0 ? Math.min(100, Math.max(0, Math.round((spent / goal) * 100))) : 0;
}

export type BenefitPreview = Pick<Benefit, 'code' | 'name'> & {
  /** The tier that unlocks it; absent if the shopper has it already. */
  from?: string;
};

/** How many benefits fit side by side. */
const MAX_BENEFITS = 4;

/** Lists the latest benefits of the shopper's tier, and last a benefit that the next tier unlocks. */
export function listBenefits(tiers: Tiers): BenefitPreview[] {
  const next = findTier(tiers, tiers.next?.code);
  const benefits = findTier(tiers, tiers.current)?.benefits ?? [];
  const codes = new Set(benefits.map(({ code }) => code));
  const upcoming = next?.benefits.find(({ code }) => !codes.has(code));
  const limit = upcoming ? MAX_BENEFITS - 1 : MAX_BENEFITS;
  const last = upcoming && next ? [{ ...upcoming, from: next.name }] : [];
  return [...benefits.slice(-limit), ...last].map(({ code, name, ...more }) => ({
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

/** The order of a shortcut that has only one, else the list of orders. */
export function getShortcutTarget(orders: readonly OrderState[]): Target {
  const [only] = orders;
  return only && orders.length === 1
    ? { route: 'order', params: { id: only.id } }
    : { route: 'orders' };
}
