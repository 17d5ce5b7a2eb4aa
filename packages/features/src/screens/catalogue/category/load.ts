import { href } from '@vitrine/platform';
import {
  filterBrands,
  openBrandGender,
  openTab,
  selectBrands,
  selectCategories,
  selectPrefGender,
  selectShopProfile,
  setBrandMenu,
  setCategoryMenu,
  setPrefGender,
} from '@vitrine/state';
import type { LoadContext, Loaded } from '../../../load-types.ts';
import { parseGender } from '../../../shared/gender/gender.ts';
import { messages } from './messages.ts';
import { isBrandTab, parseLetter } from './rules.ts';

/** Loads the menu of one gender, unless the store already has it. */
export async function load(context: LoadContext): Promise<Loaded> {
  const { api, store, query, language, signal } = context;
  const state = store.getState();
  const gender = parseGender(query, selectPrefGender(state));
  const request = { query: { gender } };
  if (isBrandTab(query)) {
    if (selectBrands(state, gender).length === 0) {
      const { [gender]: brands } = await api.getBrandMenu(request, { signal });
      store.dispatch(setBrandMenu({ [gender]: brands }));
    }
    store.dispatch(openBrandGender(gender));
    store.dispatch(filterBrands(parseLetter(query)));
  } else {
    if (selectCategories(state, gender).length === 0) {
      const { [gender]: categories } = await api.getCategoryMenu(request, { signal });
      store.dispatch(setCategoryMenu({ [gender]: categories }));
    }
    store.dispatch(openTab(gender));
  }
  store.dispatch(setPrefGender(gender));
  const t = messages[language];
  const hasGenders = selectShopProfile(state).genders.length > 1;
  const canonicalQuery = isBrandTab(query) ? { tab: 'brands', gender } : { gender };
  return {
    status: 200,
    head: {
      title: isBrandTab(query) ? t.brandsTitle : hasGenders ? t.titles[gender] : t.tab,
      path: href({ route: 'category', query: canonicalQuery }, 'zh-CN'),
    },
  };
}
