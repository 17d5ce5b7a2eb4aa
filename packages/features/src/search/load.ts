import { href } from '@vitrine/platform';
import { selectPrefGender, setSuggestions } from '@vitrine/state';
import type { LoadContext, Loaded } from '../screen.ts';
import { messages } from './messages.ts';
import { genderOf, keywordOf } from './rules.ts';

/** What is typed is in the address, and what it may mean is loaded with it. Without it one can still search. */
export async function load({ api, store, query, language, signal }: LoadContext): Promise<Loaded> {
  const keyword = keywordOf(query);
  const gender = genderOf(query, selectPrefGender(store.getState()));
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
