import type { Gender, Suggestion } from '@vitrine/contract';
import { capitalise } from '@vitrine/kit';
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
  /** What was searched instead of the keyword. */
  correctedKeyword: string | null;
  /** Nothing was found for the gender, so the products are of the others. */
  isOtherGender: boolean;
  /** The URL of the page that the keyword leads to. */
  redirect: string | null;
  isSearching: boolean;
  recentSearches: RecentSearch[];
  /** Suggestions for the keyword typed so far. */
  suggestions: Suggestion[];
}

/** What a search found, apart from products. */
type SearchOutcome = Pick<
  SearchState,
  'recommends' | 'hasNoResult' | 'correctedKeyword' | 'isOtherGender' | 'redirect'
>;

const NO_OUTCOME: SearchOutcome = {
  recommends: [],
  hasNoResult: false,
  correctedKeyword: null,
  isOtherGender: false,
  redirect: null,
};

/** More would push the suggestions under a phone's keyboard. */
export const MAX_RECENT_SEARCHES = 5;

const initialState: SearchState = {
  keyword: '',
  gender: 'women',
  ...NO_OUTCOME,
  isSearching: false,
  recentSearches: [],
  suggestions: [],
};

const isSame = (a: RecentSearch, b: RecentSearch): boolean =>
  a.gender === b.gender && a.keyword.toLowerCase() === b.keyword.toLowerCase();

/** Adds a search in front, without duplicates, up to the limit. An empty keyword is ignored. */
export function addRecentSearch(
  recent: readonly RecentSearch[],
  search: RecentSearch,
): RecentSearch[] {
  const keyword = capitalise(search.keyword.trim());
  if (!keyword) return [...recent];
  const newest = { keyword, gender: search.gender };
  return [newest, ...recent.filter((older) => !isSame(older, newest))].slice(
    0,
    MAX_RECENT_SEARCHES,
  );
}

const isRecentSearch = (value: unknown): value is RecentSearch =>
  typeof (value as RecentSearch | null)?.keyword === 'string' &&
  ['women', 'men', 'kids'].includes((value as RecentSearch).gender);

export const searchSlice = createSlice({
  name: 'search',
  owner: 'app',
  persist: {
    key: 'recentSearches',
    select: ({ recentSearches }) => recentSearches,
    restore: 'restoreRecentSearches',
  },
  initialState,
  reducers: {
    startSearch: (state, { payload }: PayloadAction<RecentSearch>) => {
      Object.assign(state, NO_OUTCOME, payload, { isSearching: true });
    },
    finishSearch: (state, { payload }: PayloadAction<RecentSearch & Partial<SearchOutcome>>) => {
      Object.assign(state, NO_OUTCOME, payload, { isSearching: false });
    },
    /** The shopper left the search, or it failed. */
    cancelSearch: (state) => {
      state.isSearching = false;
    },
    setSuggestions: (state, { payload }: PayloadAction<Suggestion[]>) => {
      state.suggestions = payload;
    },
    rememberSearch: (state, { payload }: PayloadAction<RecentSearch>) => {
      state.recentSearches = addRecentSearch(state.recentSearches, payload);
    },
    clearRecentSearches: (state) => {
      state.recentSearches = [];
    },
    /**
     * Adds the stored searches behind those of this session. A device may hold anything, so only
     * valid ones are restored.
     */
    restoreRecentSearches: (state, { payload }: PayloadAction<unknown>) => {
      const stored = Array.isArray(payload) ? payload.filter(isRecentSearch) : [];
      state.recentSearches = [...state.recentSearches, ...stored]
        .reverse()
        .reduce<RecentSearch[]>((recent, search) => addRecentSearch(recent, search), []);
    },
  },
  selectors: {
    selectSuggestions: (state) => state.suggestions,
    selectKeyword: (state) => state.keyword,
    selectRecommends: (state) => state.recommends,
    selectHasNoResult: (state) => state.hasNoResult,
    selectCorrectedKeyword: (state) => state.correctedKeyword,
    selectIsOtherGender: (state) => state.isOtherGender,
    selectRedirect: (state) => state.redirect,
    selectIsSearching: (state) => state.isSearching,
    selectRecentSearches: (state) => state.recentSearches,
  },
});

export const {
  startSearch,
  finishSearch,
  cancelSearch,
  setSuggestions,
  rememberSearch,
  clearRecentSearches,
  restoreRecentSearches,
} = searchSlice.actions;
export const {
  selectSuggestions,
  selectKeyword,
  selectRecommends,
  selectHasNoResult,
  selectCorrectedKeyword,
  selectIsOtherGender,
  selectRedirect,
  selectIsSearching,
  selectRecentSearches,
} = searchSlice.selectors;
