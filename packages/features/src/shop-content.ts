import type { Gender } from '@vitrine/contract';
import { formatMessage, type Language } from '@vitrine/kit';
import type { HostLinks } from '@vitrine/platform';
import { type RootState, selectShopContent } from '@vitrine/state';
import type { Head } from './head.ts';

/** The shop's content as the API returns it. Each function below reads one part; missing parts are empty. */
export type RawContent = Readonly<Record<string, unknown>>;

export interface ShopLink {
  text: string;
  link: HostLinks;
  /** Shown in the colour of promotions. */
  promotion: boolean;
}

export interface FooterColumn {
  title: string;
  links: ShopLink[];
}

/** The content of header and footer. */
export interface ShellContent {
  name: string;
  latinName: string;
  searchPlaceholder: string;
  menu: ShopLink[];
  footerLead: string;
  footer: FooterColumn[];
  legal: string;
  /** The licence of the shop in mainland China, with its public record. */
  icp: ShopLink | undefined;
}

export const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads an object; anything else is empty. */
export const readRecord = (value: unknown): RawContent =>
  typeof value === 'object' && value !== null ? (value as RawContent) : {};

export const readList = <T>(value: unknown, read: (item: RawContent) => T): T[] =>
  Array.isArray(value) ? value.map((item) => read(readRecord(item))) : [];

/** Reads a link, which is one URL or a URL for each host. */
export const readLink = (value: unknown): HostLinks =>
  typeof value === 'string' ? { web: value } : (readRecord(value) as HostLinks);

const readShopLink = (item: RawContent): ShopLink => ({
  text: readText(item.text),
  link: readLink(item.link),
  promotion: item.promotion === true,
});

export const readShellContent = (shop: RawContent, gender: Gender): ShellContent => ({
  name: readText(shop.name),
  latinName: readText(shop.latinName),
  searchPlaceholder: readText(shop.searchPlaceholder),
  menu: readList(readRecord(shop.menus)[gender] ?? shop.menu, readShopLink),
  footerLead: readText(shop.footerLead) || readText(shop.slogan),
  footer: readList(shop.footer, (column) => ({
    title: readText(column.title),
    links: readList(column.links, readShopLink),
  })),
  legal: readText(shop.legal),
  icp: shop.icp ? readShopLink(readRecord(shop.icp)) : undefined,
});

export const selectShopName = (state: RootState): string => readText(selectShopContent(state).name);

/** The shop's name in the letters of the language. */
export const selectLocalShopName = (state: RootState, language: Language): string =>
  (language === 'en-US' && readText(selectShopContent(state).latinName)) || selectShopName(state);

/** Adds the shop's name to a screen's title, and the shop's description when the screen has none. */
export function completeHead(state: RootState, head: Head): Head {
  const shop = selectShopContent(state);
  const template = readText(shop.titleTemplate);
  const title =
    head.title && template ? formatMessage(template, { title: head.title }) : head.title;
  const description = head.description || readText(shop.description);
  return { ...head, title: title || selectShopName(state), ...(description && { description }) };
}
