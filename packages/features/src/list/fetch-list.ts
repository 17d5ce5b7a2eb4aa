import { ApiError, type ApiReply, isRefused } from '@vitrine/client';
import type { ProductList, SearchResult } from '@vitrine/contract';
import { viewSizes } from '@vitrine/kit';
import { LIST_PAGE_SIZE, withDefaultCategory } from '@vitrine/state';
import type { LoadContext } from '../screen.ts';
import type { ListAddress } from './address.ts';
import { listingQuery } from './listing-query.ts';

/** The most that one call may ask for. */
const MAX_CALL_SIZE = 60;

type Context = Pick<LoadContext, 'api' | 'signal'> & { beautyChanges: boolean };

export type AnyList = ProductList & Partial<Pick<SearchResult, 'hasNoResult' | 'recommends'>>;

interface Part {
  page: number;
  size: number;
  facets: boolean;
}

/** Whoever asks for a list alone has nothing to show without it. */
function admitted(reply: ApiReply<'listSetProducts'>): ProductList {
  if (isRefused(reply)) throw new ApiError(reply.error.code);
  return reply;
}

function fetchPart(address: ListAddress, context: Context, part: Part): Promise<AnyList> {
  const { api, signal, beautyChanges } = context;
  const { type, id, keyword } = address.source;
  const query = {
    ...withDefaultCategory(listingQuery(address), beautyChanges),
    page: part.page,
    size: part.size,
    facets: part.facets ? ('true' as const) : ('false' as const),
  };
  const options = { signal, lane: `list ${part.page}` };
  const given = { params: { id }, query };
  if (type === 'category') return api.listCategoryProducts(given, options);
  if (type === 'brand') return api.listBrandProducts(given, options);
  if (type === 'set') return api.listSetProducts(given, options).then(admitted);
  if (type === 'sale' && id) return api.listSaleProducts(given, options);
  if (type === 'sale') return api.listAllSaleProducts({ query }, options);
  return api.searchProductsWithAdvice({ query: { ...query, keyword } }, options);
}

/** Cards show the first view only; the others would double a page's weight for nothing. */
const lean = <L extends AnyList>(list: L): L => ({
  ...list,
  items: list.items.map((item) => ({ ...item, images: viewSizes(item.images) })),
});

/** One further page of a list. */
export async function fetchPage(address: ListAddress, context: Context, page: number) {
  return lean(await fetchPart(address, context, { page, size: LIST_PAGE_SIZE, facets: false }));
}

/** A list from its first page to the one the address names, as one list of small pages. */
export async function fetchList(address: ListAddress, context: Context): Promise<AnyList> {
  const wanted = address.page * LIST_PAGE_SIZE;
  const size = Math.min(wanted, MAX_CALL_SIZE);
  const parts = Array.from({ length: Math.ceil(wanted / size) }, (_, index) =>
    fetchPart(address, context, { page: index + 1, size, facets: index === 0 }),
  );
  const [first, ...others] = await Promise.all(parts);
  if (!first) throw new Error('A list has at least its first page');
  const items = [first, ...others].flatMap((list) => list.items).slice(0, wanted);
  const { totalItems } = first.pagination;
  const totalPages = Math.ceil(totalItems / LIST_PAGE_SIZE);
  return {
    ...lean({ ...first, items }),
    pagination: {
      page: Math.max(1, Math.ceil(items.length / LIST_PAGE_SIZE)),
      size: LIST_PAGE_SIZE,
      totalItems,
      totalPages,
    },
  };
}
