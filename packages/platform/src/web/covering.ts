import { last } from '@vitrine/kit';

/** How each thing is closed that lies over the page; what lies on top comes last. */
let covers: readonly (() => void)[] = [];

const without = (close: () => void): void => {
  covers = covers.filter((each) => each !== close);
};

/** Something lies over the page from now on, until the returned function is called. */
export function cover(close: () => void): () => void {
  covers = [...covers, close];
  return () => without(close);
}

/** Closes what lies on top; tells whether there was anything. What will not close is asked only once. */
export function uncover(): boolean {
  const close = last(covers);
  if (!close) return false;
  without(close);
  close();
  return true;
}
