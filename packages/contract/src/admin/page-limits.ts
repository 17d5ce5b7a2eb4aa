/** The most modules of a page. */
export const MAX_PAGE_ENTRIES = 300;
