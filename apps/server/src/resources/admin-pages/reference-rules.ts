import { localised } from '@vitrine/kit';
import type { EntryReference } from '@vitrine/modules/schemas';
import { parseShopLink } from './parse-shop-link.ts';

/** What the shop has of the things that a page names, by their ids. */
export interface ReferenceFacts {
  /** Products that are online, with the units in stock. */
  readonly products: ReadonlyMap<string, number>;
  /** The number of products of a set; null when a rule finds them. */
  readonly sets: ReadonlyMap<string, number | null>;
  readonly categories: ReadonlySet<string>;
  readonly promotions: ReadonlyMap<string, { readonly endsAt: number; readonly isPaused: boolean }>;
  /** Pages that shoppers see now or will see, in the language of the draft. */
  readonly pages: ReadonlySet<string>;
  readonly now: number;
}

/** What may be wrong with something that a page names. */
export const FINDINGS = {
  'link-unknown': localised(
    '链接“{value}”没有对应的页面',
    'No page of the shop has the address {value}',
  ),
  'page-unpublished': localised(
    '链接的页面“{value}”尚未发布',
    'The linked page {value} is not published',
  ),
  'product-unavailable': localised(
    '商品 {value} 不存在或未上架',
    'Product {value} is unknown or offline',
  ),
  'product-sold-out': localised('商品 {value} 已售罄', 'Product {value} is sold out'),
  'set-unknown': localised('商品集 {value} 不存在', 'There is no set {value}'),
  'set-empty': localised('商品集 {value} 没有商品', 'Set {value} has no products'),
  'category-unknown': localised('类目 {value} 不存在', 'There is no category {value}'),
  'promotion-unknown': localised('促销“{value}”不存在', 'There is no promotion {value}'),
  'promotion-ended': localised('促销“{value}”已结束', 'Promotion {value} has ended'),
  'promotion-paused': localised('促销“{value}”已暂停', 'Promotion {value} is paused'),
  'time-over': localised(
    '结束时间已过，模块不会显示倒计时',
    'The end is in the past, so nothing counts down',
  ),
} as const;
export type Finding = keyof typeof FINDINGS;

/** The first product that can be bought stands for all substitutes. */
function checkProducts(ids: readonly string[], { products }: ReferenceFacts): Finding | undefined {
  const online = ids.filter((id) => products.has(id));
  if (online.length === 0) return 'product-unavailable';
  return online.some((id) => (products.get(id) ?? 0) > 0) ? undefined : 'product-sold-out';
}

function checkSet(id: string, { sets }: ReferenceFacts): Finding | undefined {
  if (!sets.has(id)) return 'set-unknown';
  return sets.get(id) === 0 ? 'set-empty' : undefined;
}

function checkPromotion(id: string, { promotions, now }: ReferenceFacts): Finding | undefined {
  const promotion = promotions.get(id);
  if (!promotion) return 'promotion-unknown';
  if (promotion.endsAt <= now) return 'promotion-ended';
  return promotion.isPaused ? 'promotion-paused' : undefined;
}

/** Files and addresses outside the shop are not screens. */
const isScreenAddress = (url: string) => url.startsWith('/') && !/\.\w{2,5}(?:$|\?)/.test(url);

function checkLink(url: string, facts: ReferenceFacts): Finding | undefined {
  if (!isScreenAddress(url)) return undefined;
  const target = parseShopLink(url);
  if (!target) return 'link-unknown';
  const { route, id, setIds } = target;
  if (route === 'content') return facts.pages.has(id) ? undefined : 'page-unpublished';
  if (route === 'product') return checkProducts([id], facts);
  return setIds.map((set) => checkSet(set, facts)).find(Boolean);
}

/** Checks one thing that a page names. Undefined: nothing is wrong with it. */
export function checkReference(
  { kind, value }: EntryReference,
  facts: ReferenceFacts,
): Finding | undefined {
  switch (kind) {
    case 'link':
      return checkLink(value, facts);
    case 'product':
      return checkProducts(value.split(','), facts);
    case 'set':
      return checkSet(value, facts);
    case 'category':
      return value.split(',').every((id) => facts.categories.has(id))
        ? undefined
        : 'category-unknown';
    case 'promotion':
      return checkPromotion(value, facts);
    case 'end':
      return Date.parse(value) <= facts.now ? 'time-over' : undefined;
  }
}
