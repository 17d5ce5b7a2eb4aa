import { last } from '@vitrine/kit';

/** An overlay over a page. One that was asked to close may stay open, to ask whether changes are discarded. */
export interface OverlayState {
  readonly id: number;
  readonly isAsked: boolean;
}

export type LeaveState = 'clean' | 'dirty' | 'confirming';

/** What keeps the shopper on a page: the overlays that are open, and unsaved changes. */
export interface PageGuardState {
  /** The top overlay comes last. */
  readonly overlays: readonly OverlayState[];
  readonly leave: LeaveState;
}

export type OverlayEvent =
  | { readonly type: 'opened' | 'removed'; readonly id: number }
  | { readonly type: 'closeRequested' };

export type LeaveEvent = 'blocked' | 'unblocked' | 'leaveRequested' | 'agreed' | 'declined';

export type PageGuardEvent = OverlayEvent | { readonly type: LeaveEvent };

export type PageGuardEffect =
  | { readonly type: 'closeOverlay'; readonly id: number }
  | { readonly type: 'ask' | 'leave' };

export interface PageGuardStep {
  readonly state: PageGuardState;
  /** What has to happen then. Without one, nothing. */
  readonly effect?: PageGuardEffect;
}

export const UNGUARDED: PageGuardState = { overlays: [], leave: 'clean' };

/** The overlay that "back" closes. An overlay is asked once. */
export const getTopOverlay = ({ overlays }: PageGuardState): OverlayState | undefined =>
  last(overlays.filter(({ isAsked }) => !isAsked));

/**
 * The overlays after an event:
 *
 * | Overlays         | opened  | removed                                 | closeRequested                   |
 * | ---------------- | ------- | --------------------------------------- | -------------------------------- |
 * | none             | covered | none                                    | none                             |
 * | covered          | covered | the one below may be asked again        | top one is asked: `closeOverlay` |
 * | all are asked    | covered | the one below may be asked again        | the same                         |
 */
function changeOverlays(state: PageGuardState, event: OverlayEvent): PageGuardStep {
  const { overlays } = state;
  if (event.type === 'opened') {
    return { state: { ...state, overlays: [...overlays, { id: event.id, isAsked: false }] } };
  }
  if (event.type === 'removed') {
    const below = overlays.findIndex(({ id }) => id === event.id) - 1;
    const left = overlays
      .map((overlay, index) => (index === below ? { ...overlay, isAsked: false } : overlay))
      .filter(({ id }) => id !== event.id);
    return { state: { ...state, overlays: left } };
  }
  const top = getTopOverlay(state);
  if (!top) return { state };
  const asked = overlays.map((overlay) => (overlay === top ? { ...top, isAsked: true } : overlay));
  return { state: { ...state, overlays: asked }, effect: { type: 'closeOverlay', id: top.id } };
}

type LeaveStep = readonly [LeaveState, ('ask' | 'leave')?];

/** The next state of the leave guard and the effect. An event that a state does not list changes nothing. */
const LEAVE_STEPS: Record<LeaveState, Partial<Record<LeaveEvent, LeaveStep>>> = {
  clean: { blocked: ['dirty'], leaveRequested: ['clean', 'leave'] },
  dirty: { unblocked: ['clean'], leaveRequested: ['confirming', 'ask'] },
  confirming: {
    unblocked: ['clean'],
    // A newer request replaces the one that is being asked about.
    leaveRequested: ['confirming', 'ask'],
    agreed: ['clean', 'leave'],
    declined: ['dirty'],
  },
};

/** The state of a page's guard after an event, on every host. */
export function getNextGuardStep(state: PageGuardState, event: PageGuardEvent): PageGuardStep {
  if (event.type === 'opened' || event.type === 'removed' || event.type === 'closeRequested') {
    return changeOverlays(state, event);
  }
  const [leave, effect] = LEAVE_STEPS[state.leave][event.type] ?? [state.leave];
  return { state: { ...state, leave }, ...(effect && { effect: { type: effect } }) };
}

/** What the back button of a browser does on a page in this state. */
export function getBackEffect(state: PageGuardState): PageGuardEffect['type'] {
  if (getTopOverlay(state)) return 'closeOverlay';
  return state.leave === 'clean' ? 'leave' : 'ask';
}
