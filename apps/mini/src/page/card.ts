import type { Head } from '@vitrine/features';
import { miniHref, readTarget, type ShareContent, withoutPersonal } from '@vitrine/platform';
import type { RouteName } from '@vitrine/platform/routes';
import type { Place } from './place.ts';

/** What a vendor's menu sends to a friend. */
export interface Card {
  title: string;
  /** Only Douyin and Alipay show it. */
  desc?: string;
  path: string;
  imageUrl?: string;
}

/** What WeChat shows in its Moments: always the page that stands, by its query alone. */
export type MomentCard = Omit<Card, 'path' | 'desc'> & { query: string };

interface Page {
  route: RouteName;
  place: Place;
  head: Head;
}

type Media = (address: string) => string;

/** The page's own address, with nothing in it that belongs to whoever sends it. */
export const addressOf = ({ route, place: { params, query } }: Page): string =>
  miniHref({ route, params, query: withoutPersonal(query) });

/** What the screen has prepared goes before its head; where it leads is a page of the mini-program. */
export function cardOf(page: Page, own: ShareContent | undefined, media: Media): Card {
  const { title, description } = own ?? page.head;
  const picture = own?.miniImage ?? own?.image ?? page.head.image;
  const target = own && readTarget(own.path);
  return {
    title,
    ...(description && { desc: description }),
    path: own?.miniPath ?? (target ? miniHref(target) : addressOf(page)),
    ...(picture && { imageUrl: media(picture) }),
  };
}

export function momentOf(page: Page, own: ShareContent | undefined, media: Media): MomentCard {
  const { title } = own ?? page.head;
  const image = own?.image ?? page.head.image;
  const query = addressOf(page).split('?')[1] ?? '';
  return { title, query, ...(image && { imageUrl: media(image) }) };
}
