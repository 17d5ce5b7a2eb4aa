import { createCovering } from '@vitrine/platform';

/** Whether what catches the way back stands in a page, or the host is told to take it out again. */
export type Stand = 'down' | 'up' | 'leaving';

export type Catcher = ReturnType<typeof createCatcher>;

/**
 * Catches the host's way back for as long as something lies over a page. A host has one catcher a page,
 * which can be trusted to catch once: for what lies beneath it another is put up, when the first is gone.
 */
export function createCatcher() {
  const covering = createCovering();
  let stand: Stand = 'down';
  let isSettled = true;
  let move: (() => void) | undefined;
  const listeners = new Set<() => void>();

  function become(next: Stand): void {
    if (next === stand) return;
    stand = next;
    isSettled = false;
    for (const listener of listeners) listener();
  }

  function follow(): void {
    const isCovered = covering.isCovered();
    if (stand === 'up') become(isCovered ? 'up' : 'leaving');
    else if (isCovered && stand === 'leaving') become('down');
    else if (isCovered && isSettled) become('up');
  }

  covering.onCovering(follow);
  return {
    cover: covering.cover,
    stand: (): Stand => stand,
    onStand(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The page shows what `stand` said then. */
    settled(shown: Stand): void {
      if (shown !== stand) return;
      isSettled = true;
      const go = move;
      move = undefined;
      if (go) go();
      else follow();
    },
    /** The host has caught the shopper's way back, or does as it was told. */
    leaves(): void {
      if (stand !== 'up') return;
      become('leaving');
      covering.uncover();
    },
    /** The host has nothing of it any more. */
    left(): void {
      if (stand === 'leaving') become('down');
    },
    /** Moves back by itself, which the host would take for the shopper's way back. */
    letBack(go: () => void): void {
      if (stand === 'down' || (stand === 'leaving' && isSettled)) {
        go();
        return;
      }
      move = go;
      become('leaving');
    },
  };
}
