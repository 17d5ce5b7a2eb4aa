import type { Gender } from '@vitrine/contract';
import { fill } from '@vitrine/kit';
import type { ContentLink } from '@vitrine/platform';
import { type RootState, selectShop } from '@vitrine/state';
import type { Head } from './screen.ts';

/** The shop's own words as they travel. Each reader below takes its part; what is missing is not shown. */
export type Raw = Readonly<Record<string, unknown>>;

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

/** What surrounds every screen. */
export interface ShellWords {
  name: string;
  latinName: string;
  searchPlaceholder: string;
  menu: ShopLink[];
  footerLead: string;
  footer: FooterColumn[];
  legal: string;
}

/** What a product page promises. */
export interface ProductWords {
  tax: string;
  delivery: string;
  sameDay: string;
  returns: string;
}

/** The editorial tile among the products of a list. */
export interface Editorial {
  kicker: string;
  title: string;
  text: string;
  link: ContentLink;
  imageKey: string;
}

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const record = (value: unknown): Raw =>
  typeof value === 'object' && value !== null ? (value as Raw) : {};

export const list = <T>(value: unknown, read: (item: Raw) => T): T[] =>
  Array.isArray(value) ? value.map((item) => read(record(item))) : [];

/** A link is an address, or an address for each kind of visitor. */
export const readLink = (value: unknown): ContentLink =>
  typeof value === 'string' ? { web: value } : (record(value) as ContentLink);

const readEntry = (item: Raw): ShopLink => ({
  text: text(item.text),
  link: readLink(item.link),
  promotion: item.promotion === true,
});

export const shellWords = (shop: Raw, gender: Gender): ShellWords => ({
  name: text(shop.name),
  latinName: text(shop.latinName),
  searchPlaceholder: text(shop.searchPlaceholder),
  menu: list(record(shop.menus)[gender] ?? shop.menu, readEntry),
  footerLead: text(shop.footerLead) || text(shop.slogan),
  footer: list(shop.footer, (column) => ({
    title: text(column.title),
    links: list(column.links, readEntry),
  })),
  legal: [text(shop.legal), text(shop.icp)].filter(Boolean).join(' · '),
});

export function productWords(shop: Raw): ProductWords {
  const { tax, delivery, sameDay, returns } = record(shop.product);
  return {
    tax: text(tax),
    delivery: text(delivery),
    sameDay: text(sameDay),
    returns: text(returns),
  };
}

export function editorialOf(shop: Raw, gender: Gender): Editorial | undefined {
  const { kicker, title, text: words, link, imageKey } = record(record(shop.editorial)[gender]);
  if (!title || !imageKey) return undefined;
  return {
    kicker: text(kicker),
    title: text(title),
    text: text(words),
    link: readLink(link),
    imageKey: text(imageKey),
  };
}

export const hotWords = (shop: Raw, gender: Gender): string[] => {
  const words = record(shop.hotWords)[gender];
  return Array.isArray(words) ? words.map(text).filter(Boolean) : [];
};

export const shopName = (state: RootState): string => text(selectShop(state).name);

/** A screen's title with the shop's name beside it; what it does not say of itself, the shop says. */
export function documentHead(state: RootState, head: Head): Head {
  const shop = selectShop(state);
  const template = text(shop.titleTemplate);
  const title = head.title && template ? fill(template, { title: head.title }) : head.title;
  const description = head.description || text(shop.description);
  return { ...head, title: title || shopName(state), ...(description && { description }) };
}
