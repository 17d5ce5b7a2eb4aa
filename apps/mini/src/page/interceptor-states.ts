/** Whether the host's back interceptor is in the page; `dismissing` while the host removes it. */
export type InterceptorState = 'hidden' | 'shown' | 'dismissing';

export type InterceptorEvent =
  /** An overlay has opened or closed, or the page has rendered a state. */
  | 'updated'
  /** The host starts to remove the interceptor, for the back gesture or because it is dismissed. */
  | 'leaving'
  /** The host has removed the interceptor. */
  | 'left'
  /** The program wants to go back. */
  | 'moveRequested';

export interface InterceptorSituation {
  hasOverlay: boolean;
  /** Whether the page has rendered the current state. */
  isRendered: boolean;
}

export interface InterceptorStep {
  state: InterceptorState;
  /** What has to happen then. Without one, nothing. */
  effect?: 'closeTopOverlay' | 'move' | 'moveOnceRendered';
}

const UPDATES: Record<InterceptorState, (situation: InterceptorSituation) => InterceptorState> = {
  hidden: ({ hasOverlay, isRendered }) => (hasOverlay && isRendered ? 'shown' : 'hidden'),
  shown: ({ hasOverlay }) => (hasOverlay ? 'shown' : 'dismissing'),
  // A host shows an interceptor again only after it was gone.
  dismissing: ({ hasOverlay }) => (hasOverlay ? 'hidden' : 'dismissing'),
};

/** The state that follows an event. The table is in decision record 030. */
export function getNextStep(
  state: InterceptorState,
  event: InterceptorEvent,
  situation: InterceptorSituation,
): InterceptorStep {
  if (event === 'updated') return { state: UPDATES[state](situation) };
  if (event === 'left') return { state: state === 'dismissing' ? 'hidden' : state };
  if (event === 'leaving') {
    return state === 'shown' ? { state: 'dismissing', effect: 'closeTopOverlay' } : { state };
  }
  // The host would take the move for the back gesture while the interceptor is there.
  const isGone = state === 'hidden' || (state === 'dismissing' && situation.isRendered);
  return isGone ? { state, effect: 'move' } : { state: 'dismissing', effect: 'moveOnceRendered' };
}
