import type { PageGuard } from '@vitrine/platform';
import { getNextStep, type InterceptorEvent, type InterceptorState } from './interceptor-states.ts';

export type { InterceptorState };
export type BackInterceptor = ReturnType<typeof createBackInterceptor>;

/**
 * Intercepts the host's back gesture while an overlay is open. A host has one interceptor in a page, which
 * intercepts once: for the next overlay below, it is shown again after the first one is gone.
 */
export function createBackInterceptor(pageGuard: PageGuard) {
  let state: InterceptorState = 'hidden';
  let isRendered = true;
  let pendingMove: (() => void) | undefined;
  const listeners = new Set<() => void>();

  function setState(next: InterceptorState): void {
    if (next === state) return;
    state = next;
    isRendered = false;
    for (const listener of listeners) listener();
  }

  function handle(event: InterceptorEvent) {
    const step = getNextStep(state, event, { hasOverlay: pageGuard.hasOverlay(), isRendered });
    setState(step.state);
    return step.effect;
  }
  const update = () => void handle('updated');

  pageGuard.subscribe(update);
  return {
    getState: (): InterceptorState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Called when the page has rendered a state. */
    handleRendered(rendered: InterceptorState): void {
      if (rendered !== state) return;
      isRendered = true;
      const move = pendingMove;
      pendingMove = undefined;
      if (move) move();
      else update();
    },
    /** Called when the host starts to remove it: for the back gesture, or because it is dismissed. */
    handleBeforeLeave(): void {
      if (handle('leaving') === 'closeTopOverlay') pageGuard.closeTopOverlay();
    },
    /** Called when the host has removed it. */
    handleAfterLeave(): void {
      handle('left');
    },
    /** Runs a move back of the program, which the host would otherwise take for the back gesture. */
    runMoveBack(move: () => void): void {
      // The page may render the new state at once.
      pendingMove = move;
      if (handle('moveRequested') !== 'move') return;
      pendingMove = undefined;
      move();
    },
  };
}
