import { last } from '@vitrine/kit';

/** How each thing is closed that lies over the page; what lies on top comes last. */
let covers: readonly (() => void)[] = [];
let heard = (): void => undefined;

function change(next: typeof covers): void {
  const was = isCovered();
  covers = next;
  if (was !== isCovered()) heard();
}

const without = (close: () => void): void => change(covers.filter((each) => each !== close));

export const isCovered = (): boolean => covers.length > 0;

/** Tells whenever something comes to lie over the page, or nothing does any more. */
export function onCovering(listener: () => void): void {
  heard = listener;
}

/** Something lies over the page from now on, until the returned function is called. */
export function cover(close: () => void): () => void {
  change([...covers, close]);
  return () => without(close);
}

/** Closes what lies on top. What will not close is asked only once. */
export function uncover(): void {
  const close = last(covers);
  if (!close) return;
  without(close);
  close();
}
