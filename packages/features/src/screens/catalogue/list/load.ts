import { isCancelled, isMissing } from '@vitrine/client';
import {
  appendProducts,
  cancelSearch,
  finishSearch,
  loadMoreFailed,
  productsNotFound,
  rememberSearch,
  selectIsSearching,
  selectPrefGender,
  selectProductsList,
  setPrefGender,
  setProducts,
} from '@vitrine/state';
import type { LoadContext, Loaded } from '../../../load-types.ts';
import { fetchBestsellers } from '../../../shared/recommendations/fetch-bestsellers.ts';
import { type FetchedList, fetchList, fetchPage } from './fetch-list.ts';
import { buildListHead, getDefaultTitle } from './head.ts';
import { getCondition, getListKey, type ListUrl, parseListUrl } from './list-url.ts';

/** Shows a list that was loaded for a URL. */
export function showList(
  { store, language }: Pick<LoadContext, 'store' | 'language'>,
  url: ListUrl,
  list: FetchedList,
): void {
  const listKey = getListKey(url);
  store.dispatch(
    setProducts({
      condition: getCondition(url),
      listKey,
      listType: url.collection.type,
      filters: url.filters,
      isSameList: selectProductsList(store.getState()).listKey === listKey,
      list: { ...list, title: list.title || getDefaultTitle(url, language) },
    }),
  );
}

/** Loads another list, or the same list with other filters, and writes it to the store. */
async function loadList(context: LoadContext, url: ListUrl): Promise<void> {
  const { store } = context;
  const list = await fetchList(url, context);
  const { type, keyword } = url.collection;
  const state = store.getState();
  showList(context, url, list);
  const gender = url.gender ?? list.gender;
  if (gender) store.dispatch(setPrefGender(gender));
  if (type === 'search') {
    const { recommends = [], hasNoResult = list.items.length === 0 } = list;
    const { correctedKeyword = null, isOtherGender = false, redirect = null } = list;
    const search = { keyword, gender: url.gender ?? selectPrefGender(state) };
    const outcome = { recommends, hasNoResult, correctedKeyword, isOtherGender, redirect };
    store.dispatch(finishSearch({ ...search, ...outcome }));
    store.dispatch(rememberSearch(search));
  }
}

/** Loads the pages that the store does not hold yet: going back to a list loads nothing. */
async function loadPages(context: LoadContext, url: ListUrl): Promise<void> {
  const { store } = context;
  const condition = getCondition(url);
  const { pagination, status, ...list } = selectProductsList(store.getState());
  const isInStore = list.condition === condition && status === 'ready';
  if (!isInStore || selectIsSearching(store.getState())) return loadList(context, url);
  const lastPage = Math.min(url.page, pagination.totalPages);
  try {
    const missing = Array.from(
      { length: Math.max(0, lastPage - pagination.page) },
      (_, index) => pagination.page + index + 1,
    );
    const pages = await Promise.all(missing.map((page) => fetchPage(url, context, page)));
    for (const page of pages) store.dispatch(appendProducts({ ...page, condition }));
  } catch (error) {
    if (isCancelled(error)) throw error;
    store.dispatch(loadMoreFailed());
  }
}

/** The number of bestsellers recommended on an empty list. */
const BESTSELLER_COUNT = 4;

export async function load(context: LoadContext): Promise<Loaded> {
  const { store, query, language } = context;
  const url = parseListUrl(query);
  try {
    await loadPages(context, url);
  } catch (error) {
    store.dispatch(cancelSearch());
    if (!isMissing(error)) throw error;
    store.dispatch(productsNotFound(getCondition(url)));
  }
  const list = selectProductsList(store.getState());
  const head = buildListHead(list, url, language);
  if (list.status === 'missing') return { status: 404, head };
  return {
    status: 200,
    head,
    ...(list.items.length === 0 && {
      deferred: { bestsellers: fetchBestsellers(context, BESTSELLER_COUNT, url.gender) },
    }),
  };
}
