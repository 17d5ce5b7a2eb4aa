import type { FacetType, FacetValue, SortOrder } from '@vitrine/contract';
import { toggleItem } from '@vitrine/kit';
import { createSlice, type PayloadAction } from '../slice.ts';
import {
  FACET_LIST_FIELD,
  type FacetLists,
  type FacetSelection,
  FULL_PRICE_RANGE,
  findFacetValues,
  getPriceBounds,
  LISTED_FACETS,
  type ListedFacet,
  mergeFacetValues,
  type PriceRange,
} from './facets.ts';
import type { LoadedList } from './productsList.ts';

/** The facets of the loaded list, and the filters that it was loaded with. */
export interface FilterState extends FacetLists {
  sort: SortOrder;
  /** Expanded categories of the tree. */
  categoryExpands: string[];
  /** Selected categories. */
  categoryFilters: string[];
  /** Expanded facets. */
  expands: FacetType[];
  /** Selected values of every other facet. */
  filters: FacetSelection;
  /** The filters of the list itself, such as its brand, which the shopper cannot clear. */
  baseFilters: FacetSelection;
  /** The only facet to show. Empty: all facets. */
  filterType: FacetType | '';
  /** Whether the offered attributes depend on the other filters. */
  attributeDynamic: boolean;
  /** Selected quick filters. */
  quickFilterList: string[];
  priceRange: PriceRange;
  /** The lowest and highest price of the list. */
  priceBounds: PriceRange;
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

/** A category and its ancestors. */
function findCategoryPath(id: string | null, categories: readonly FacetValue[]): string[] {
  const category = categories.find(({ value }) => value === id);
  return category ? [category.value, ...findCategoryPath(category.hint, categories)] : [];
}

export const filterSlice = createSlice({
  name: 'filter',
  owner: 'page',
  initialState,
  reducers: {
    toggleFacet: (state, { payload }: PayloadAction<FacetType>) => {
      state.expands = toggleItem(state.expands, payload);
    },
    toggleCategory: (state, { payload }: PayloadAction<string>) => {
      state.categoryExpands = toggleItem(state.categoryExpands, payload);
    },
    showFacet: (state, { payload }: PayloadAction<FacetType | ''>) => {
      state.filterType = payload;
    },
  },
  extraReducers: {
    /** Takes the filters and the facets of a loaded list; another list starts from the beginning. */
    'productsList/setProducts': (state, { payload }: PayloadAction<LoadedList>) => {
      const { filters, list, isSameList } = payload;
      if (!isSameList) Object.assign(state, initialState);
      const { Categories = [], ...others } = filters.chosen;
      const newCategories = Categories.filter((id) => !state.categoryFilters.includes(id));
      state.sort = filters.sort;
      state.categoryFilters = Categories;
      state.filters = others;
      state.baseFilters = filters.base;
      state.priceRange = filters.priceRange;
      state.quickFilterList = filters.quick;
      state.priceBounds = getPriceBounds(list.facets);
      for (const type of LISTED_FACETS) {
        const field = FACET_LIST_FIELD[type];
        const values = findFacetValues(list.facets, type);
        state[field] = mergeFacetValues(state[field], values, filters.chosen[type]);
      }
      // A newly selected category shows its children, and is visible itself.
      const paths = newCategories.flatMap((id) => findCategoryPath(id, state.categoryList));
      state.categoryExpands = [...new Set([...state.categoryExpands, ...paths])];
      state.attributeDynamic = state.attributeList.some(({ dynamic }) => dynamic);
    },
  },
  selectors: {
    selectFilter: (state) => state,
    selectFacetValues: (state, type: ListedFacet): readonly FacetValue[] =>
      state[FACET_LIST_FIELD[type]],
  },
});

export const { toggleFacet, toggleCategory, showFacet } = filterSlice.actions;
export const { selectFilter, selectFacetValues } = filterSlice.selectors;
