/** The most modules of a page. */
export const MAX_PAGE_ENTRIES = 300;

/** The share of the visitors, in per cent, to whom a test shows B. */
export const MIN_SHARE_OF_B = 10;
export const MAX_SHARE_OF_B = 50;
/** Events are kept for ninety days, and a test is counted from them. */
export const MAX_TEST_DAYS = 60;
/** For how long a test whose time is over waits for the decision of an operator. */
export const MAX_DECISION_DAYS = 14;
/** The most modules of a block; a check of the database has the same number. */
export const MAX_BLOCK_ENTRIES = 40;
