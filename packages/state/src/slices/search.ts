import type { Gender, Suggestion } from '@vitrine/contract';
import { capitalise } from '@vitrine/kit';
import { keepOnDevice } from '../kept.ts';
import { createSlice, type PayloadAction } from '../slice.ts';

export interface RecentSearch {
  keyword: string;
  gender: Gender;
}

export interface SearchState {
  keyword: string;
  gender: Gender;
  recommends: string[];
  hasNoResult: boolean;
  isSearching: boolean;
  recentSearches: RecentSearch[];
  /** What may be meant by what is typed so far. */
  suggestions: Suggestion[];
}

/** More would push the suggestions under a phone's keyboard. */
export const MAX_RECENT_SEARCHES = 5;

const initialState: SearchState = {
  keyword: '',
  gender: 'women',
  recommends: [],
  hasNoResult: false,
  isSearching: false,
  recentSearches: [],
  suggestions: [],
};

const isSame = (a: RecentSearch, b: RecentSearch): boolean =>
  a.gender === b.gender && a.keyword.toLowerCase() === b.keyword.toLowerCase();

/** The newest first, once each, at most five. An empty keyword is no search. */
export function remember(recent: readonly RecentSearch[], search: RecentSearch): RecentSearch[] {
  const keyword = capitalise(search.keyword.trim());
  if (!keyword) return [...recent];
  const newest = { keyword, gender: search.gender };
  return [newest, ...recent.filter((older) => !isSame(older, newest))].slice(
    0,
    MAX_RECENT_SEARCHES,
  );
}

const isRecent = (value: unknown): value is RecentSearch =>
  typeof (value as RecentSearch | null)?.keyword === 'string' &&
  ['women', 'men', 'kids'].includes((value as RecentSearch).gender);

export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    startSearch: (state, { payload }: PayloadAction<RecentSearch>) => {
      Object.assign(state, payload, { isSearching: true, hasNoResult: false, recommends: [] });
    },
    finishSearch: (
      state,
      { payload }: PayloadAction<{ recommends: string[]; hasNoResult: boolean }>,
    ) => {
      Object.assign(state, payload, { isSearching: false });
    },
    setSuggestions: (state, { payload }: PayloadAction<Suggestion[]>) => {
      state.suggestions = payload;
    },
    rememberSearch: (state, { payload }: PayloadAction<RecentSearch>) => {
      state.recentSearches = remember(state.recentSearches, payload);
    },
    clearRecentSearches: (state) => {
      state.recentSearches = [];
    },
    /** What a device kept may be years old or edited by hand: only what fits comes back, behind today's. */
    recentSearchesRestored: (state, { payload }: PayloadAction<unknown>) => {
      const kept = Array.isArray(payload) ? payload.filter(isRecent) : [];
      state.recentSearches = [...state.recentSearches, ...kept]
        .reverse()
        .reduce<RecentSearch[]>((recent, search) => remember(recent, search), []);
    },
  },
  selectors: {
    selectSuggestions: (state) => state.suggestions,
    selectKeyword: (state) => state.keyword,
    selectRecommends: (state) => state.recommends,
    selectHasNoResult: (state) => state.hasNoResult,
    selectIsSearching: (state) => state.isSearching,
    selectRecentSearches: (state) => state.recentSearches,
  },
});

export const {
  startSearch,
  finishSearch,
  setSuggestions,
  rememberSearch,
  clearRecentSearches,
  recentSearchesRestored,
} = searchSlice.actions;
export const {
  selectSuggestions,
  selectKeyword,
  selectRecommends,
  selectHasNoResult,
  selectIsSearching,
  selectRecentSearches,
} = searchSlice.selectors;

keepOnDevice({
  key: 'recentSearches',
  read: selectRecentSearches,
  restore: (store, value) => store.dispatch(recentSearchesRestored(value)),
});
