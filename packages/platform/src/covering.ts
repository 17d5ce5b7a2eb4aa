import { last } from '@vitrine/kit';

/** What lies over a page: of a browser's one page, or of each page that a host has open. */
export function createCovering() {
  /** How each thing is closed; what lies on top comes last. */
  let covers: readonly (() => void)[] = [];
  let heard = (): void => undefined;
  const isCovered = (): boolean => covers.length > 0;

  function change(next: typeof covers): void {
    const was = isCovered();
    covers = next;
    if (was !== isCovered()) heard();
  }

  const without = (close: () => void): void => change(covers.filter((each) => each !== close));

  return {
    isCovered,
    /** Tells whenever something comes to lie over the page, or nothing does any more. */
    onCovering(listener: () => void): void {
      heard = listener;
    },
    /** Something lies over the page from now on, until the returned function is called. */
    cover(close: () => void): () => void {
      change([...covers, close]);
      return () => without(close);
    },
    /** Closes what lies on top. What will not close is asked only once. */
    uncover(): void {
      const close = last(covers);
      if (!close) return;
      without(close);
      close();
    },
  };
}
