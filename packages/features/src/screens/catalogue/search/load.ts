import { href } from '@vitrine/platform';
import { selectPrefGender, setSuggestions } from '@vitrine/state';
import type { LoadContext, Loaded } from '../../../load-types.ts';
import { parseGender } from '../../../shared/gender/gender.ts';
import { messages } from './messages.ts';
import { parseKeyword } from './rules.ts';

/** Loads suggestions for the keyword in the URL. The screen also works without them. */
export async function load({ api, store, query, language, signal }: LoadContext): Promise<Loaded> {
  const keyword = parseKeyword(query);
  const gender = parseGender(query, selectPrefGender(store.getState()));
  const suggestions = keyword.trim()
    ? await api.suggest({ query: { keyword, gender, 'how-many': 10 } }, { signal }).catch(() => [])
    : [];
  store.dispatch(setSuggestions(suggestions));
  return {
    status: 200,
    head: {
      title: messages[language].search,
      path: href({ route: 'search' }, 'zh-CN'),
      noIndex: true,
    },
  };
}
