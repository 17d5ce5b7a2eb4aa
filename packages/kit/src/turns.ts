export interface Turns {
  /** Begins once everything asked for before is over, however that ended. */
  take<T>(work: () => Promise<T>): Promise<T>;
  /** Whether nothing is under way or waits. */
  isQuiet(): boolean;
}

/** Does things one after another: answers then come in the order in which they were asked for. */
export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  let open = 0;
  return {
    take(work) {
      open += 1;
      const mine = last.then(work);
      const over = () => {
        open -= 1;
      };
      last = mine.then(over, over);
      // Whoever hears of the end finds this turn over.
      return last.then(() => mine);
    },
    isQuiet: () => open === 0,
  };
}
