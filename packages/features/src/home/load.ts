import { loadPage } from '@vitrine/modules';
import { href, type Target } from '@vitrine/platform';
import { selectPage, setPrefGender } from '@vitrine/state';
import type { LoadContext, Loaded } from '../screen.ts';
import { messages } from './messages.ts';
import { genderOf, homePageId } from './rules.ts';

/** A home that nobody has published is not found; whatever else goes wrong fails the page. */
export async function load(context: LoadContext): Promise<Loaded> {
  const { params, query, store, language } = context;
  const gender = genderOf(params.gender ? params : query);
  const id = homePageId(gender);
  const found = await loadPage(id, { ...context, query: { ...query, gender } });
  store.dispatch(setPrefGender(gender));
  const { pageTitle, shareDesc, momentImageUrl } = selectPage(store.getState(), id)?.share ?? {};
  // Women and the bare address are one page.
  const target: Target = { route: 'home', params: gender === 'women' ? {} : { gender } };
  return {
    status: found === 'ready' ? 200 : 404,
    head: {
      title: pageTitle || messages[language].titles[gender],
      path: href(target, 'zh-CN'),
      ...(shareDesc && { description: shareDesc }),
      ...(momentImageUrl && { image: momentImageUrl }),
      ...(found === 'missing' && { noIndex: true }),
    },
  };
}
