import { getCurrentPages } from '@tarojs/taro';
import { last } from '@vitrine/kit';

/** Longer than the animation of a page, during which hosts refuse another move. */
const RETRY_AFTER_MS = 400;

export interface FailedMove {
  cause: unknown;
  /** Tries the move again. */
  retry(): void;
}

/** Starts a move of the host, such as opening a page. */
export type RunMove = (start: () => Promise<unknown>) => void;

/**
 * Runs moves between pages. A refused move is tried once more, and then reported. It is given up when the
 * shopper has moved on meanwhile.
 */
export function createMover(onFailed: (move: FailedMove) => void): RunMove {
  let lastMove: object | undefined;

  return function run(start) {
    const page = last(getCurrentPages());
    const isObsolete = (): boolean => lastMove !== start || last(getCurrentPages()) !== page;
    lastMove = start;
    const tryAgain = () => {
      if (isObsolete()) return;
      start().catch((cause: unknown) => {
        if (!isObsolete()) onFailed({ cause, retry: () => run(start) });
      });
    };
    start().catch(() => setTimeout(tryAgain, RETRY_AFTER_MS));
  };
}
