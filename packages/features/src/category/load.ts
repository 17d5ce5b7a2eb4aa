import { href } from '@vitrine/platform';
import {
  filterBrands,
  openBrandGender,
  openTab,
  selectBrands,
  selectCategories,
  selectPrefGender,
  setBrandMenu,
  setCategoryMenu,
  setPrefGender,
} from '@vitrine/state';
import type { LoadContext, Loaded } from '../screen.ts';
import { messages } from './messages.ts';
import { genderOf, isBrands, letterOf } from './rules.ts';

/** The menu of one gender at a time; what is there already is not asked for again. */
export async function load(context: LoadContext): Promise<Loaded> {
  const { api, store, query, language, signal } = context;
  const state = store.getState();
  const gender = genderOf(query, selectPrefGender(state));
  const given = { query: { gender } };
  if (isBrands(query)) {
    if (selectBrands(state, gender).length === 0) {
      const { [gender]: brands } = await api.getBrandMenu(given, { signal });
      store.dispatch(setBrandMenu({ [gender]: brands }));
    }
    store.dispatch(openBrandGender(gender));
    store.dispatch(filterBrands(letterOf(query)));
  } else {
    if (selectCategories(state, gender).length === 0) {
      const { [gender]: categories } = await api.getCategoryMenu(given, { signal });
      store.dispatch(setCategoryMenu({ [gender]: categories }));
    }
    store.dispatch(openTab(gender));
  }
  store.dispatch(setPrefGender(gender));
  const words = messages[language];
  const own = isBrands(query) ? { tab: 'brands', gender } : { gender };
  return {
    status: 200,
    head: {
      title: isBrands(query) ? words.brandsTitle : words.titles[gender],
      path: href({ route: 'category', query: own }, 'zh-CN'),
    },
  };
}
