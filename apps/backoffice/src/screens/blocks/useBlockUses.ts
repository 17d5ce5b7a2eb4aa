import { useQuery } from '@tanstack/react-query';
import type { BlockUse } from '@vitrine/contract/admin';
import type { Language } from '@vitrine/kit';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';

/** What changes when the block is published in a language: a page without a block in its own language shows another. */
export const listUsesOf = (
  { uses, languages }: Pick<AdminResponse<'getPageBlock'>, 'uses' | 'languages'>,
  language: Language,
): BlockUse[] =>
  uses.filter(
    (use) =>
      use.language === null ||
      use.language === language ||
      !languages.some((published) => published === use.language),
  );

/** The pages on which shoppers see the block now, or will. */
export const listShownPages = (uses: readonly BlockUse[]): string[] => [
  ...new Set(
    uses.flatMap(({ type, page }) => (type === 'draft' || type === 'template' ? [] : [page])),
  ),
];

/** The pages that use the block in a draft only. */
export function listDraftPages(uses: readonly BlockUse[]): string[] {
  const shown = new Set(listShownPages(uses));
  const drafts = uses.flatMap(({ type, page }) => (type === 'draft' ? [page] : []));
  return [...new Set(drafts)].filter((page) => !shown.has(page));
}

/** A block with the places that use it, asked for each time: others may have published meanwhile. */
export const useBlock = (code: string, isEnabled = true) =>
  useQuery({
    queryKey: ['blocks', 'one', code],
    queryFn: ({ signal }) => api.getPageBlock({ params: { code } }, { signal }),
    enabled: isEnabled,
    staleTime: 0,
  });
