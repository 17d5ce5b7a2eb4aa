import { loadContentPage } from '@vitrine/modules';
import { href, type Target } from '@vitrine/platform';
import {
  selectDefaultGender,
  selectPage,
  selectShopConfiguration,
  selectShopProfile,
  setPrefGender,
} from '@vitrine/state';
import type { LoadContext, Loaded } from '../../../load-types.ts';
import { parseGender } from '../../../shared/gender/gender.ts';
import { loadDefaultHome } from './default-home.ts';
import { messages } from './messages.ts';
import { getHomePageId } from './rules.ts';

/**
 * Loads the home page of a gender. Until it is published, the newest products stand in for it; without products it is
 * not found. Other errors fail the page.
 */
export async function load(context: LoadContext): Promise<Loaded> {
  const { params, query, store, language } = context;
  const defaultGender = selectDefaultGender(store.getState());
  const gender = parseGender(params.gender ? params : query, defaultGender);
  const id = getHomePageId(gender, selectShopConfiguration(store.getState()));
  const status = await loadContentPage(id, { ...context, query: { ...query, gender } });
  store.dispatch(setPrefGender(gender));
  const isShown = status === 'ready' || (await loadDefaultHome(context, gender));
  const { genders } = selectShopProfile(store.getState());
  const t = messages[language];
  const { pageTitle, shareDesc, momentImageUrl } = selectPage(store.getState(), id)?.share ?? {};
  // The path without a gender shows the home page of the default gender.
  const target: Target = { route: 'home', params: gender === defaultGender ? {} : { gender } };
  return {
    status: isShown ? 200 : 404,
    head: {
      title: pageTitle || (genders.length > 1 ? t.titles[gender] : t.title),
      path: href(target, 'zh-CN'),
      ...(shareDesc && { description: shareDesc }),
      ...(momentImageUrl && { image: momentImageUrl }),
      ...(!isShown && { noIndex: true }),
    },
  };
}
