/** The screen of a page, or of a block, which has drafts of its own. */
export const pageHref = ({ page, isBlock }: { page: string; isBlock: boolean }): string =>
  `${isBlock ? '/blocks' : '/pages'}/${encodeURIComponent(page)}`;
