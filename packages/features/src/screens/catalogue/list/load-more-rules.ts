/** How many pages of the API one press adds: forty products. */
const PAGES_PER_PRESS = 4;

/** After how many presses' worth of products an endless list waits for one, so that its end can be reached. */
const PRESSES_PER_PAUSE = 3;

/** The page up to which the list is shown after the next press. */
export const getNextPage = (page: number, totalPages: number): number =>
  Math.min(page + PAGES_PER_PRESS, totalPages);

/** Whether an endless list goes on by itself. */
export const canLoadByScrolling = (page: number): boolean =>
  Math.floor(page / PAGES_PER_PRESS) % PRESSES_PER_PAUSE !== PRESSES_PER_PAUSE - 1;
