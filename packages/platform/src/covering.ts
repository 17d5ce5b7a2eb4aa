import { last } from '@vitrine/kit';

interface Cover {
  close(): void;
  /** It was, and may yet stay. */
  isAsked?: boolean;
}

/** What lies over a page: of a browser's one page, or of each page that a host has open. */
export function createCovering() {
  /** What lies on top comes last. */
  let covers: readonly Cover[] = [];
  let wasCovered = false;
  let heard = (): void => undefined;
  const toClose = () => last(covers.filter(({ isAsked }) => !isAsked));
  const isCovered = (): boolean => toClose() !== undefined;

  function tell(): void {
    if (isCovered() === wasCovered) return;
    wasCovered = !wasCovered;
    heard();
  }

  return {
    isCovered,
    /** Tells whenever something comes to lie over the page, or nothing does any more. */
    onCovering(listener: () => void): void {
      heard = listener;
    },
    /** Something lies over the page from now on, until the returned function is called. */
    cover(close: () => void): () => void {
      const own: Cover = { close };
      covers = [...covers, own];
      tell();
      return () => {
        const beneath = covers[covers.indexOf(own) - 1];
        if (beneath) beneath.isAsked = false;
        covers = covers.filter((each) => each !== own);
        tell();
      };
    },
    /**
     * Closes what lies on top. What does not close is asked only once, unless it put something over
     * itself that is gone: the question whether to leave, answered with staying.
     */
    uncover(): void {
      const top = toClose();
      if (!top) return;
      top.isAsked = true;
      tell();
      top.close();
    },
  };
}
