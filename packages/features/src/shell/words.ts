import { fill } from '@vitrine/kit';
import type { ContentLink } from '@vitrine/platform';
import { type RootState, selectShop } from '@vitrine/state';

export interface ShopLink {
  text: string;
  link: ContentLink;
  /** Written in the colour of promotions. */
  promotion: boolean;
}

export interface FooterColumn {
  title: string;
  links: ShopLink[];
}

/** The shop's own words and links: the flat content `shop`. What is missing is simply not shown. */
export interface ShopWords {
  name: string;
  latinName: string;
  slogan: string;
  /** `{title} · 别处`, for documents. */
  titleTemplate: string;
  searchPlaceholder: string;
  menu: ShopLink[];
  footer: FooterColumn[];
  legal: string;
}

type Raw = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const list = <T>(value: unknown, read: (item: Raw) => T): T[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item).map(read) : [];

/** A link is an address, or an address for each kind of visitor. */
const readLink = (item: Raw): ShopLink => ({
  text: text(item.text),
  link: typeof item.link === 'string' ? { web: item.link } : ((item.link ?? {}) as ContentLink),
  promotion: item.promotion === true,
});

export const readWords = (shop: Raw): ShopWords => ({
  name: text(shop.name),
  latinName: text(shop.latinName),
  slogan: text(shop.slogan),
  titleTemplate: text(shop.titleTemplate),
  searchPlaceholder: text(shop.searchPlaceholder),
  menu: list(shop.menu, readLink),
  footer: list(shop.footer, (column) => ({
    title: text(column.title),
    links: list(column.links, readLink),
  })),
  legal: text(shop.legal),
});

export const shopName = (state: RootState): string => text(selectShop(state).name);

/** A screen's title with the shop's name beside it. */
export function documentTitle(state: RootState, title: string): string {
  const { titleTemplate } = readWords(selectShop(state));
  return title && titleTemplate ? fill(titleTemplate, { title }) : title || shopName(state);
}
