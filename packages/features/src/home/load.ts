import { loadPage } from '@vitrine/modules';
import { href } from '@vitrine/platform';
import { selectPage, setPrefGender } from '@vitrine/state';
import type { LoadContext, Loaded } from '../screen.ts';
import { documentTitle } from '../words.ts';
import { messages } from './messages.ts';
import { genderOf, homePageId } from './rules.ts';

/** The home of women is the shop's own; men and kids have addresses of their own. */
export async function load(context: LoadContext): Promise<Loaded> {
  const { store, language, params } = context;
  const gender = genderOf(params.gender, 'women');
  const id = homePageId(gender);
  const found = await loadPage(id, context);
  store.dispatch(setPrefGender(gender));
  const state = store.getState();
  const share = selectPage(state, id)?.share ?? {};
  const path = href({ route: 'home', params: gender === 'women' ? {} : { gender } }, 'zh-CN');
  return {
    status: found === 'missing' ? 404 : 200,
    head: {
      title: share.pageTitle || documentTitle(state, messages[language][gender]),
      path,
      ...(share.shareDesc && { description: share.shareDesc }),
      ...(share.momentImageUrl && { image: share.momentImageUrl }),
    },
  };
}
