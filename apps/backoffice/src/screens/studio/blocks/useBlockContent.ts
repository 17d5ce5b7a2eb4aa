import { useQuery } from '@tanstack/react-query';
import type { Language } from '@vitrine/kit';
import { api } from '../../../api/api.ts';

/** What a block shows in a language. */
export const blockContentQuery = (code: string, language: Language) => ({
  queryKey: ['blocks', 'content', code, language],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.getPageBlockContent({ params: { code }, query: { language } }, { signal }),
});

export const useBlockContent = (code: string, language: Language) =>
  useQuery({ ...blockContentQuery(code, language), enabled: code !== '' });
