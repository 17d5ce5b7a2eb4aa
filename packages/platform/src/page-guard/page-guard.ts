import {
  getBackEffect,
  getNextGuardStep,
  getTopOverlay,
  type PageGuardEffect,
  type PageGuardEvent,
  UNGUARDED,
} from './page-guard-states.ts';

/** Asks the shopper whether to leave, and calls one of the two. */
export type AskToLeave = (leave: () => void, stay: () => void) => void;

/** Keeps the shopper on one page while an overlay is open over it or its changes are unsaved. */
export interface PageGuard {
  /** Adds an overlay on top. The returned function removes it. */
  openOverlay(close: () => void): () => void;
  /** Whether an overlay is open that `closeTopOverlay` would close. */
  hasOverlay(): boolean;
  /**
   * Closes the top overlay. An overlay that stays open after that is skipped the next time, unless it
   * opened another overlay that has closed since: a confirmation that the shopper declined.
   */
  closeTopOverlay(): void;
  /** Asks before the page is left, until the returned function is called. */
  blockLeave(ask: AskToLeave, question: string): () => void;
  /** Leaves at once when nothing is unsaved. Otherwise asks first, and leaves if the shopper agrees. */
  confirmLeave(go: () => void): void;
  /** The question to ask before leaving, or undefined while leaving is free. */
  getQuestion(): string | undefined;
  /** What the back button does now. */
  getBackEffect(): PageGuardEffect['type'];
  /** Calls the listener when `hasOverlay` or `getQuestion` changes, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

export function createPageGuard(): PageGuard {
  let state = UNGUARDED;
  let lastId = 0;
  const closeById = new Map<number, () => void>();
  let block: { ask: AskToLeave; question: string } | undefined;
  const listeners = new Set<() => void>();
  let notified: { hasOverlay: boolean; question?: string | undefined } = { hasOverlay: false };

  const hasOverlay = (): boolean => getTopOverlay(state) !== undefined;
  const getQuestion = () => (state.leave === 'clean' ? undefined : block?.question);

  function handle(event: PageGuardEvent): PageGuardEffect | undefined {
    const step = getNextGuardStep(state, event);
    state = step.state;
    const now = { hasOverlay: hasOverlay(), question: getQuestion() };
    if (now.hasOverlay !== notified.hasOverlay || now.question !== notified.question) {
      notified = now;
      for (const listener of listeners) listener();
    }
    return step.effect;
  }

  return {
    openOverlay(close) {
      lastId += 1;
      const id = lastId;
      closeById.set(id, close);
      handle({ type: 'opened', id });
      return () => {
        closeById.delete(id);
        handle({ type: 'removed', id });
      };
    },
    hasOverlay,
    closeTopOverlay() {
      const effect = handle({ type: 'closeRequested' });
      if (effect?.type === 'closeOverlay') closeById.get(effect.id)?.();
    },
    blockLeave(ask, question) {
      const own = { ask, question };
      block = own;
      handle({ type: 'blocked' });
      return () => {
        if (block === own) handle({ type: 'unblocked' });
      };
    },
    confirmLeave(go) {
      const effect = handle({ type: 'leaveRequested' });
      if (effect?.type === 'leave') go();
      else if (effect?.type === 'ask') {
        const leave = () => handle({ type: 'agreed' })?.type === 'leave' && go();
        block?.ask(leave, () => handle({ type: 'declined' }));
      }
    },
    getQuestion,
    getBackEffect: () => getBackEffect(state),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
