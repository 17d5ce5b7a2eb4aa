import { formatMessage, type Language } from '@vitrine/kit';
import { href } from '@vitrine/platform';
import type { ProductsListState } from '@vitrine/state';
import { DESKTOP, TABLET } from '@vitrine/ui';
import type { Head } from '../../../head.ts';
import {
  buildBreadcrumbList,
  buildCategoryCrumbs,
  pickShareImage,
} from '../../../structured-data.ts';
import { type ListUrl, toCollectionQuery } from './list-url.ts';
import { messages } from './messages.ts';

/** Two products per row on a phone, three beside the rail on a desktop. */
export const LIST_IMAGE_SIZES = `${DESKTOP} 300px, ${TABLET} 33vw, 50vw`;

/** The title of a list that the server gives none for. */
export function getDefaultTitle({ collection, gender }: ListUrl, language: Language): string {
  const t = messages[language];
  const { keyword } = collection;
  if (keyword) return formatMessage(t.search, { keyword });
  return gender ? t.genders[gender] : t.everything;
}

/** The path without filters, sort order and page: a search engine indexes these as one page. */
const getCanonicalPath = (url: ListUrl): string =>
  href({ route: 'list', query: toCollectionQuery(url) }, 'zh-CN');

export function buildListHead(list: ProductsListState, url: ListUrl, language: Language): Head {
  const t = messages[language];
  const path = getCanonicalPath(url);
  if (list.status === 'missing') return { title: t.missing, path, noIndex: true };
  const title = list.pageName;
  const [first] = list.items;
  const { totalItems } = list.pagination;
  return {
    title,
    description: list.description || formatMessage(t.description, { title, n: totalItems }),
    path,
    noIndex: url.collection.type === 'search' || totalItems === 0,
    structured: [buildBreadcrumbList(buildCategoryCrumbs(t.home, list.breadcrumb), language)],
    ...(first ? pickShareImage(first.images) : {}),
  };
}
