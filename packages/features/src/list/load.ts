import { isCancelled, isMissing, isRefused } from '@vitrine/client';
import type { ProductSummary } from '@vitrine/contract';
import { viewSizes } from '@vitrine/kit';
import {
  appendProducts,
  applyFilters,
  failMore,
  finishSearch,
  mergeFacets,
  missProducts,
  rememberSearch,
  resetFilters,
  selectBeautyChanges,
  selectPrefGender,
  selectProductsList,
  setPrefGender,
  setProducts,
  setSectionSpinner,
  startSearch,
} from '@vitrine/state';
import type { LoadContext, Loaded } from '../screen.ts';
import { type ListAddress, readAddress } from './address.ts';
import { fetchList, fetchPage } from './fetch-list.ts';
import { listHead, ownTitle } from './head.ts';
import { conditionOf, sourceText } from './listing-query.ts';

type Given = LoadContext & { beautyChanges: boolean };

function noteSearch({ store }: Given, address: ListAddress): void {
  const { type, keyword } = address.source;
  if (type !== 'search') return;
  const search = { keyword, gender: address.gender ?? selectPrefGender(store.getState()) };
  store.dispatch(startSearch(search));
  store.dispatch(rememberSearch(search));
}

async function loadAnew(given: Given, address: ListAddress): Promise<void> {
  const { store, language } = given;
  noteSearch(given, address);
  const list = await fetchList(address, given);
  const source = sourceText(address);
  // Choices survive while a list is narrowed; another list begins without them.
  if (selectProductsList(store.getState()).source !== source) store.dispatch(resetFilters());
  store.dispatch(applyFilters(address.filters));
  store.dispatch(mergeFacets(list.facets));
  const { type } = address.source;
  const title = list.title || ownTitle(address, language);
  store.dispatch(
    setProducts({
      condition: conditionOf(address),
      source,
      listType: type,
      list: { ...list, title },
    }),
  );
  const gender = address.gender ?? list.gender;
  if (gender) store.dispatch(setPrefGender(gender));
  if (type === 'search') {
    const { recommends = [], hasNoResult = list.items.length === 0 } = list;
    store.dispatch(finishSearch({ recommends, hasNoResult }));
  }
}

/** Pages that are already there stay: coming back to a list costs nothing, and one more page is one call. */
async function loadPages(given: Given, address: ListAddress): Promise<void> {
  const { store } = given;
  const condition = conditionOf(address);
  const { pagination, condition: shown, status } = selectProductsList(store.getState());
  if (shown !== condition || status !== 'ready') return loadAnew(given, address);
  store.dispatch(applyFilters(address.filters));
  const last = Math.min(address.page, pagination.totalPages);
  try {
    for (let page = pagination.page + 1; page <= last; page++) {
      const list = await fetchPage(address, given, page);
      store.dispatch(appendProducts({ condition, list }));
    }
  } catch (error) {
    if (isCancelled(error)) throw error;
    store.dispatch(failMore());
  }
}

/** What sells best, for those whose search found nothing. */
async function maybe({ api, signal }: Given, { gender }: ListAddress): Promise<ProductSummary[]> {
  try {
    const query = { 'how-many': 4, ...(gender && { gender }) };
    const found = await api.rankProducts({ query }, { signal });
    return isRefused(found)
      ? []
      : found.map((item) => ({ ...item, images: viewSizes(item.images) }));
  } catch {
    return [];
  }
}

export async function load(context: LoadContext): Promise<Loaded> {
  const { store, query, language } = context;
  const address = readAddress(query);
  const given = { ...context, beautyChanges: selectBeautyChanges(store.getState()) };
  try {
    await loadPages(given, address);
  } catch (error) {
    if (!isMissing(error)) throw error;
    store.dispatch(missProducts(conditionOf(address)));
  }
  store.dispatch(setSectionSpinner(false));
  const list = selectProductsList(store.getState());
  const head = listHead(list, address, language);
  if (list.status === 'missing') return { status: 404, head };
  return {
    status: 200,
    head,
    ...(list.items.length === 0 && { late: { maybe: maybe(given, address) } }),
  };
}
