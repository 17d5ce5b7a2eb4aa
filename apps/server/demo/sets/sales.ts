import { both } from '../both.ts';
import type { Product } from '../products/products.ts';
import { hashText } from '../random.ts';
import type { SaleProductRow, SaleRow } from '../rows.ts';
import { arranged } from './sets.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const SALES = { archive: '701', yearEnd: '702', betweenSeasons: '703' } as const;

interface SalePlan {
  id: string;
  zh: string;
  en: string;
  aboutZh: string;
  aboutEn: string;
  /** Days from the day the shop is laid out. */
  from: number;
  until: number;
  takes: (product: Product) => boolean;
}

/** About one in `share`, always the same ones. */
const oneIn = (share: number, { row }: Product) => hashText(row.id) % share === 0;

/** One that is on, one to come, one that is over. Products of the one that is on are reduced. */
const plans: readonly SalePlan[] = [
  {
    id: SALES.archive,
    zh: '典藏特惠',
    en: 'The archive',
    aboutZh: '上一季的好东西，五折起，售完不补。',
    aboutEn: 'Good things from last season, up to half off and never restocked.',
    from: -16,
    until: 40,
    takes: (product) => product.isReduced && !oneIn(4, product),
  },
  {
    id: SALES.yearEnd,
    zh: '岁末书单',
    en: 'The year-end list',
    aboutZh: '一年里反复试穿的那些，岁末再给一次机会。',
    aboutEn: 'Pieces tried on all year, given one more chance before it ends.',
    from: 48,
    until: 62,
    takes: (product) => !product.isReduced && oneIn(9, product),
  },
  {
    id: SALES.betweenSeasons,
    zh: '换季小集',
    en: 'Between seasons',
    aboutZh: '夏末收摊，已经结束。',
    aboutEn: 'A small stall at the end of summer. It is over.',
    from: -96,
    until: -75,
    takes: (product) => product.ageDays > 100 && oneIn(3, product),
  },
];

export const saleRows = (now: number): SaleRow[] =>
  plans.map(({ id, zh, en, aboutZh, aboutEn, from, until }) => ({
    id,
    name: both(zh, en),
    description: both(aboutZh, aboutEn),
    starts_at: new Date(now + from * DAY_MS).toISOString(),
    ends_at: new Date(now + until * DAY_MS).toISOString(),
  }));

export const saleProductRows = (products: readonly Product[]): SaleProductRow[] =>
  plans.flatMap(({ id, takes }) => {
    const taken = products.filter((product) => product.row.is_online && takes(product));
    return arranged(taken, taken.length).map(({ row }, position) => ({
      sale_id: id,
      product_id: row.id,
      position,
    }));
  });
