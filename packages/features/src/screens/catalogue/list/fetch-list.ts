import { ApiError, isErrorBody } from '@vitrine/client';
import type { ProductList, SearchResult } from '@vitrine/contract';
import { pickImage, viewSizes } from '@vitrine/kit';
import {
  LIST_PAGE_SIZE,
  selectBeautyChanges,
  selectToggles,
  selectUserBenefits,
  withDefaultCategory,
} from '@vitrine/state';
import type { LoadContext } from '../../../load-types.ts';
import { type ListUrl, toFilterParameters } from './list-url.ts';

/** The largest page that one call may ask for. */
const MAX_CALL_SIZE = 60;

type FetchContext = Pick<LoadContext, 'api' | 'store'> & {
  signal?: LoadContext['signal'] | undefined;
};

export type FetchedList = ProductList & Partial<Omit<SearchResult, keyof ProductList>>;

/** The width of the second view, which a card shows while a mouse is on it. */
const HOVER_WIDTH = 480;

/** Cards show the first view, and one size of the second; all views would double the page's weight. */
const withCardViews = (list: FetchedList): FetchedList => ({
  ...list,
  items: list.items.map((item) => {
    const second = pickImage(item.images, HOVER_WIDTH, 2);
    return { ...item, images: [...viewSizes(item.images), ...(second ? [second] : [])] };
  }),
});

async function callListing(
  url: ListUrl,
  { api, store, signal }: FetchContext,
  part: { page: number; size: number; facets: 'true' | 'false' },
): Promise<FetchedList> {
  const { type, id, keyword } = url.collection;
  const filters = withDefaultCategory(
    toFilterParameters(url),
    selectBeautyChanges(store.getState()),
  );
  const query = { ...filters, ...part };
  const options = { ...(signal && { signal }), cancelGroup: `list ${part.page}` };
  const request = { params: { id }, query };
  if (type === 'category') return api.listCategoryProducts(request, options);
  if (type === 'brand') return api.listBrandProducts(request, options);
  if (type === 'sale' && id) {
    const benefits = selectUserBenefits(store.getState()).join(',');
    const saleQuery = { ...query, ...(benefits && { 'target-benefits': benefits }) };
    return api.listSaleProducts({ params: { id }, query: saleQuery }, options);
  }
  if (type === 'sale') return api.listAllSaleProducts({ query }, options);
  if (type === 'search') {
    return api.searchProductsWithAdvice({ query: { ...query, keyword } }, options);
  }
  const reply = await api.listSetProducts(request, options);
  if (isErrorBody(reply)) throw new ApiError(reply.error.code);
  return reply;
}

/** Fetches one more page of a list. */
export const fetchPage = async (url: ListUrl, context: FetchContext, page: number) =>
  withCardViews(await callListing(url, context, { page, size: LIST_PAGE_SIZE, facets: 'false' }));

/** Fetches a list from its first page to the page of the URL, in as few calls as possible. */
export async function fetchList(url: ListUrl, context: FetchContext): Promise<FetchedList> {
  const count = url.page * LIST_PAGE_SIZE;
  const size = Math.min(count, MAX_CALL_SIZE);
  const parts = Array.from({ length: Math.ceil(count / size) }, (_, index) =>
    callListing(url, context, { page: index + 1, size, facets: index === 0 ? 'true' : 'false' }),
  );
  const [first, ...others] = await Promise.all(parts);
  if (!first) throw new Error('A list has at least its first page');
  const items = [first, ...others].flatMap((list) => list.items).slice(0, count);
  const { totalItems } = first.pagination;
  const pagination = {
    page: Math.max(1, Math.ceil(items.length / LIST_PAGE_SIZE)),
    size: LIST_PAGE_SIZE,
    totalItems,
    totalPages: Math.ceil(totalItems / LIST_PAGE_SIZE),
  };
  const { sameDayDelivery } = selectToggles(context.store.getState());
  const facets = first.facets?.filter(({ type }) => sameDayDelivery || type !== 'SameDayDelivery');
  return withCardViews({ ...first, items, pagination, ...(facets && { facets }) });
}
