import type { Facet, FacetType, FacetValue, SortOrder } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';
import {
  type Chosen,
  choosing,
  type FacetLists,
  FULL_PRICE_RANGE,
  isFullRange,
  LIST_OF,
  LISTED_FACETS,
  type ListedFacet,
  mergeValues,
  type PriceRange,
  priceBoundsOf,
  valuesOf,
} from './facets.ts';

export interface FilterState extends FacetLists {
  sort: SortOrder;
  /** Open parents in the tree of categories. */
  categoryExpands: string[];
  /** Chosen categories. */
  categoryFilters: string[];
  /** Open facets. */
  expands: FacetType[];
  /** Chosen values of every other facet. */
  filters: Chosen;
  /** What the list itself fixes, which no shopper can clear: its brand or category. */
  baseFilters: Chosen;
  /** The one facet in view. Empty: all of them. */
  filterType: FacetType | '';
  /** Whether the attributes on offer depend on the other choices. */
  attributeDynamic: boolean;
  /** Chosen quick filters. */
  quickFilterList: string[];
  priceRange: PriceRange;
  /** The cheapest and dearest there are. */
  priceBounds: PriceRange;
}

/** What a listing's address says about narrowing and order. */
export interface FilterQuery {
  sort: SortOrder;
  chosen: Chosen;
  base: Chosen;
  priceRange: PriceRange;
  quick: string[];
}

const initialState: FilterState = {
  sort: 'default',
  categoryExpands: [],
  categoryFilters: [],
  expands: ['Categories', 'Brands', 'Sizes', 'Colors', 'Price'],
  filters: {},
  baseFilters: {},
  filterType: '',
  attributeDynamic: false,
  quickFilterList: [],
  categoryList: [],
  brandList: [],
  sizeList: [],
  colorList: [],
  discountList: [],
  attributeList: [],
  sameDayDeliveryList: [],
  priceRange: FULL_PRICE_RANGE,
  priceBounds: FULL_PRICE_RANGE,
};

const toggled = <T>(items: readonly T[], item: T): T[] =>
  items.includes(item) ? items.filter((other) => other !== item) : [...items, item];

/** What is below a category that was just chosen is offered at once. */
function unfold(state: FilterState, ids: readonly string[]): void {
  if (ids.length > 0) state.categoryExpands = [...new Set([...state.categoryExpands, ...ids])];
}

/** The parents of chosen categories that the shopper has not chosen from this list: an address named them. */
function parentsOfNamed(before: readonly FacetValue[], values: readonly FacetValue[]): string[] {
  const parents: string[] = [];
  const climb = (id: string | null) => {
    const parent = values.find(({ value }) => value === id);
    if (!parent) return;
    parents.push(parent.value);
    climb(parent.hint);
  };
  for (const { value, selected, hint } of values) {
    if (selected && !before.some((known) => known.value === value)) climb(hint);
  }
  return parents;
}

function choose(state: FilterState, chosen: Chosen): void {
  const { Categories = [], ...others } = chosen;
  unfold(
    state,
    Categories.filter((id) => !state.categoryFilters.includes(id)),
  );
  state.categoryFilters = Categories;
  state.filters = others;
  for (const type of LISTED_FACETS) {
    state[LIST_OF[type]] = choosing(state[LIST_OF[type]], chosen[type] ?? []);
  }
}

/** What is asked for at this moment, in the form an address is written from. */
export const filterQueryOf = (state: FilterState): FilterQuery => ({
  sort: state.sort,
  chosen: {
    ...state.filters,
    ...(state.categoryFilters.length > 0 && { Categories: state.categoryFilters }),
  },
  base: state.baseFilters,
  priceRange: state.priceRange,
  quick: state.quickFilterList,
});

export const filterSlice = createSlice({
  name: 'filter',
  initialState,
  reducers: {
    /** The address is the truth: what it names is chosen, and nothing else. */
    applyFilters: (state, { payload }: PayloadAction<FilterQuery>) => {
      state.sort = payload.sort;
      state.baseFilters = payload.base;
      state.priceRange = payload.priceRange;
      state.quickFilterList = payload.quick;
      choose(state, payload.chosen);
    },
    mergeFacets: (state, { payload }: PayloadAction<Facet[]>) => {
      const { chosen } = filterQueryOf(state);
      const before = state.categoryList;
      for (const type of LISTED_FACETS) {
        const list = LIST_OF[type];
        const merged = mergeValues(state[list], valuesOf(payload, type));
        state[list] = choosing(merged, chosen[type] ?? []);
      }
      unfold(state, parentsOfNamed(before, state.categoryList));
      state.attributeDynamic = state.attributeList.some(({ dynamic }) => dynamic);
      state.priceBounds = priceBoundsOf(payload);
    },
    /** Everything chosen here is undone; the order stays. */
    clearFilters: (state) => {
      choose(state, {});
      state.priceRange = FULL_PRICE_RANGE;
      state.quickFilterList = [];
    },
    resetFilters: () => initialState,
    toggleFacet: (state, { payload }: PayloadAction<FacetType>) => {
      state.expands = toggled(state.expands, payload);
    },
    toggleCategory: (state, { payload }: PayloadAction<string>) => {
      state.categoryExpands = toggled(state.categoryExpands, payload);
    },
    showFacet: (state, { payload }: PayloadAction<FacetType | ''>) => {
      state.filterType = payload;
    },
  },
  selectors: {
    selectFilter: (state) => state,
    selectFacetValues: (state, type: ListedFacet): readonly FacetValue[] => state[LIST_OF[type]],
    selectChosenCount: (state) =>
      LISTED_FACETS.reduce(
        (count, type) => count + state[LIST_OF[type]].filter(({ selected }) => selected).length,
        state.quickFilterList.length + (isFullRange(state.priceRange) ? 0 : 1),
      ),
  },
});

export const {
  applyFilters,
  mergeFacets,
  clearFilters,
  resetFilters,
  toggleFacet,
  toggleCategory,
  showFacet,
} = filterSlice.actions;
export const { selectFilter, selectFacetValues, selectChosenCount } = filterSlice.selectors;
