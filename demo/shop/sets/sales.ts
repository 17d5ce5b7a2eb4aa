import { DAY_MS, localised } from '@vitrine/kit';
import { hashText } from '../../../apps/server/test/support/random.ts';
import type { Product } from '../products/products.ts';
import type { SaleProductRow, SaleRow } from '../rows.ts';
import { arrangeProducts } from './sets.ts';

export const SALES = {
  archive: '701',
  yearEnd: '702',
  betweenSeasons: '703',
  privateSale: '704',
} as const;

interface SalePlan {
  id: string;
  zh: string;
  en: string;
  aboutZh: string;
  aboutEn: string;
  /** Days from the day of seeding. */
  from: number;
  until: number;
  matches: (product: Product) => boolean;
}

/** Selects about one product in `share`, always the same ones. */
const isOneIn = (share: number, { row }: Product) => hashText(row.id) % share === 0;

/** A running sale, an upcoming one, a past one and one for members. Products of the running sales are reduced. */
const plans: readonly SalePlan[] = [
  {
    id: SALES.archive,
    zh: '典藏特惠',
    en: 'The archive sale',
    aboutZh: '上一季的好东西，五折起，售完不补。',
    aboutEn: 'Good things from last season, up to half off and never restocked.',
    from: -16,
    until: 40,
    matches: (product) => product.isReduced && !isOneIn(4, product),
  },
  {
    id: SALES.yearEnd,
    zh: '岁末书单',
    en: 'The year-end list',
    aboutZh: '一年里反复试穿的那些，岁末再给一次机会。',
    aboutEn: 'Pieces tried on all year, given one more chance before it ends.',
    from: 48,
    until: 62,
    matches: (product) => !product.isReduced && isOneIn(9, product),
  },
  {
    id: SALES.betweenSeasons,
    zh: '换季小集',
    en: 'Between seasons',
    aboutZh: '夏末收摊，已经结束。',
    aboutEn: 'A small stall at the end of summer. It is over.',
    from: -96,
    until: -75,
    matches: (product) => product.ageDays > 100 && isOneIn(3, product),
  },
  {
    id: SALES.privateSale,
    zh: '私享特卖',
    en: 'The private sale',
    aboutZh: '季末留给会员的一小间，两天后向所有人开放。',
    aboutEn:
      'A small room kept for members at the end of a season; it opens to everyone in two days.',
    from: -1,
    until: 12,
    matches: (product) => product.isReduced && isOneIn(12, product),
  },
];

export const saleRows = (now: number): SaleRow[] =>
  plans.map(({ id, zh, en, aboutZh, aboutEn, from, until }) => ({
    id,
    name: localised(zh, en),
    description: localised(aboutZh, aboutEn),
    starts_at: new Date(now + from * DAY_MS).toISOString(),
    ends_at: new Date(now + until * DAY_MS).toISOString(),
  }));

export const saleProductRows = (products: readonly Product[]): SaleProductRow[] =>
  plans.flatMap(({ id, matches }) => {
    const saleProducts = products.filter((product) => product.row.is_online && matches(product));
    return arrangeProducts(saleProducts, saleProducts.length).map(({ row }, position) => ({
      sale_id: id,
      product_id: row.id,
      position,
    }));
  });
