import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { api } from '../../api/api.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { OpenScreensContext, useCanOpen } from '../../parts/open-screens.ts';
import { useDebounced } from '../../parts/useDebounced.ts';
import { getFoundHref } from './found-href.ts';
import { searchMessages } from './messages.ts';
import { searchScreens } from './search-screens.ts';

const DEBOUNCE_MS = 180;
const MIN_LENGTH = 2;
const MAX_LENGTH = 100;

export interface FoundEntry {
  readonly href: string;
  readonly title: string;
  readonly subtitle: string;
}

export interface FoundGroup {
  readonly key: string;
  readonly title: string;
  readonly entries: readonly FoundEntry[];
}

/** Searches the screens by name at once, and the server when the operator stops typing. */
export function useFound(text: string) {
  const { language } = useLanguage();
  const texts = useMessages(searchMessages);
  const screens = use(OpenScreensContext);
  const canOpen = useCanOpen();
  const wanted = useDebounced(text.trim(), DEBOUNCE_MS).slice(0, MAX_LENGTH);
  const query = useQuery({
    queryKey: ['search', wanted],
    queryFn: ({ signal }) => api.searchAdmin({ query: { text: wanted } }, { signal }),
    enabled: wanted.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const named = searchScreens(screens, text).map(({ path, title }) => {
    return { href: path, title: title[language], subtitle: '' };
  });
  const onServer = wanted.length >= MIN_LENGTH ? (query.data?.groups ?? []) : [];
  const groups: FoundGroup[] = [
    { key: 'screens', title: texts.screens, entries: named },
    ...onServer.map(({ kind, items }) => ({
      key: kind,
      title: texts.kinds[kind],
      entries: items
        .map((item) => {
          return { href: getFoundHref(kind, item), title: item.title, subtitle: item.subtitle };
        })
        .filter(({ href }) => canOpen(href)),
    })),
  ].filter(({ entries }) => entries.length > 0);
  const isSearching =
    text.trim().length >= MIN_LENGTH && (query.isFetching || wanted !== text.trim());
  const isTooShort = text.trim() !== '' && text.trim().length < MIN_LENGTH;
  return { groups, isSearching, isTooShort, isFailed: query.isError };
}
