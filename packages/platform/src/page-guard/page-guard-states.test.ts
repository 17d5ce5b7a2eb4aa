import { expect, test } from 'vitest';
import {
  getBackEffect,
  getNextGuardStep,
  type LeaveEvent,
  type LeaveState,
  type OverlayEvent,
  type OverlayState,
  UNGUARDED,
} from './page-guard-states.ts';

/** Overlays as digits; one that was asked to close has a question mark. */
const parseOverlays = (text: string): OverlayState[] =>
  (text.match(/\d\??/g) ?? []).map((part) => ({
    id: Number(part[0]),
    isAsked: part.endsWith('?'),
  }));
const formatOverlays = (overlays: readonly OverlayState[]): string =>
  overlays.map(({ id, isAsked }) => `${id}${isAsked ? '?' : ''}`).join(' ');

const OPENED: OverlayEvent = { type: 'opened', id: 3 };
const REMOVED: OverlayEvent = { type: 'removed', id: 2 };
const CLOSE: OverlayEvent = { type: 'closeRequested' };

/** Overlays, an event, the overlays that follow, and the overlay that is closed. */
const OVERLAY_ROWS: [string, OverlayEvent, string, number?][] = [
  ['', OPENED, '3'],
  ['', REMOVED, ''],
  ['', CLOSE, ''],
  ['1 2', OPENED, '1 2 3'],
  ['1? 2', REMOVED, '1'],
  ['1 2', REMOVED, '1'],
  ['1 2', CLOSE, '1 2?', 2],
  ['1 2?', CLOSE, '1? 2?', 1],
  ['1? 2?', OPENED, '1? 2? 3'],
  ['1? 2?', REMOVED, '1'],
  ['1? 2?', CLOSE, '1? 2?'],
];

test.each(OVERLAY_ROWS)('overlays "%s" after %o are "%s"', (before, event, after, closed) => {
  const { state, effect } = getNextGuardStep(
    { ...UNGUARDED, overlays: parseOverlays(before) },
    event,
  );
  expect(formatOverlays(state.overlays)).toBe(after);
  expect(effect).toEqual(closed && { type: 'closeOverlay', id: closed });
});

/** State, event, the next state, and the effect. */
const LEAVE_ROWS: [LeaveState, LeaveEvent, LeaveState, string?][] = [
  ['clean', 'blocked', 'dirty'],
  ['clean', 'unblocked', 'clean'],
  ['clean', 'leaveRequested', 'clean', 'leave'],
  ['clean', 'agreed', 'clean'],
  ['clean', 'declined', 'clean'],
  ['dirty', 'blocked', 'dirty'],
  ['dirty', 'unblocked', 'clean'],
  ['dirty', 'leaveRequested', 'confirming', 'ask'],
  ['dirty', 'agreed', 'dirty'],
  ['dirty', 'declined', 'dirty'],
  ['confirming', 'blocked', 'confirming'],
  ['confirming', 'unblocked', 'clean'],
  ['confirming', 'leaveRequested', 'confirming', 'ask'],
  ['confirming', 'agreed', 'clean', 'leave'],
  ['confirming', 'declined', 'dirty'],
];

test.each(LEAVE_ROWS)('a %s page that gets "%s" is %s', (leave, type, next, effect) => {
  expect(getNextGuardStep({ ...UNGUARDED, leave }, { type })).toEqual({
    state: { ...UNGUARDED, leave: next },
    ...(effect && { effect: { type: effect } }),
  });
});

test.each([
  ['', 'clean', 'leave'],
  ['', 'dirty', 'ask'],
  ['1', 'clean', 'closeOverlay'],
  ['1', 'dirty', 'closeOverlay'],
  ['1?', 'clean', 'leave'],
  ['1?', 'confirming', 'ask'],
] as const)(
  'back over the overlays "%s" of a %s page has the effect "%s"',
  (text, leave, effect) => {
    expect(getBackEffect({ overlays: parseOverlays(text), leave })).toBe(effect);
  },
);
