import type { Head } from '@vitrine/features';
import { miniHref, omitPersonalParams, parseTarget, type ShareContent } from '@vitrine/platform';
import type { RouteName } from '@vitrine/platform/routes';
import type { PageParams } from './page-params.ts';

/** The card that a host's menu sends to a friend. */
export interface ShareCard {
  title: string;
  /** Only Douyin and Alipay show it. */
  desc?: string;
  path: string;
  imageUrl?: string;
}

/** The card in WeChat's Moments. It always opens the shared page, and carries only its query. */
export type TimelineCard = Omit<ShareCard, 'path' | 'desc'> & { query: string };

interface SharedPage {
  route: RouteName;
  pageParams: PageParams;
  head: Head;
}

type ToMediaUrl = (path: string) => string;

/** The URL of the page without the personal parameters of the sender. */
export const formatPageUrl = ({ route, pageParams: { params, query } }: SharedPage): string =>
  miniHref({ route, params, query: omitPersonalParams(query) });

/** Builds a card from the screen's own share content, or from its head. It opens a page of the mini-program. */
export function buildShareCard(
  page: SharedPage,
  prepared: ShareContent | undefined,
  toMediaUrl: ToMediaUrl,
): ShareCard {
  const { title, description } = prepared ?? page.head;
  const picture = prepared?.miniImage ?? prepared?.image ?? page.head.image;
  const target = prepared && parseTarget(prepared.path);
  return {
    title,
    ...(description && { desc: description }),
    path: prepared?.miniPath ?? (target ? miniHref(target) : formatPageUrl(page)),
    ...(picture && { imageUrl: toMediaUrl(picture) }),
  };
}

export function buildTimelineCard(
  page: SharedPage,
  prepared: ShareContent | undefined,
  toMediaUrl: ToMediaUrl,
): TimelineCard {
  const { title } = prepared ?? page.head;
  const image = prepared?.image ?? page.head.image;
  const query = formatPageUrl(page).split('?')[1] ?? '';
  return { title, query, ...(image && { imageUrl: toMediaUrl(image) }) };
}
