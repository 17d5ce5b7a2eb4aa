import { expect, it } from 'vitest';
import {
  getNextStep,
  type InterceptorEvent,
  type InterceptorState,
  type InterceptorStep,
} from '../../apps/mini/src/page/interceptor-states.ts';

type Row = [InterceptorState, InterceptorEvent, boolean, boolean, InterceptorStep];

/** State, event, whether an overlay is open, whether the state is rendered, and what follows. */
const ROWS: Row[] = [
  ['hidden', 'updated', true, true, { state: 'shown' }],
  ['hidden', 'updated', true, false, { state: 'hidden' }],
  ['hidden', 'updated', false, true, { state: 'hidden' }],
  ['shown', 'updated', true, true, { state: 'shown' }],
  ['shown', 'updated', false, false, { state: 'dismissing' }],
  ['dismissing', 'updated', true, true, { state: 'hidden' }],
  ['dismissing', 'updated', false, true, { state: 'dismissing' }],
  ['hidden', 'leaving', false, true, { state: 'hidden' }],
  ['shown', 'leaving', true, true, { state: 'dismissing', effect: 'closeTopOverlay' }],
  ['dismissing', 'leaving', true, true, { state: 'dismissing' }],
  ['hidden', 'left', false, true, { state: 'hidden' }],
  ['shown', 'left', true, true, { state: 'shown' }],
  ['dismissing', 'left', true, true, { state: 'hidden' }],
  ['hidden', 'moveRequested', false, false, { state: 'hidden', effect: 'move' }],
  ['shown', 'moveRequested', true, true, { state: 'dismissing', effect: 'moveOnceRendered' }],
  ['dismissing', 'moveRequested', true, true, { state: 'dismissing', effect: 'move' }],
  ['dismissing', 'moveRequested', true, false, { state: 'dismissing', effect: 'moveOnceRendered' }],
];

it.each(ROWS)('%s, %s, overlay %s, rendered %s', (state, event, hasOverlay, isRendered, step) => {
  expect(getNextStep(state, event, { hasOverlay, isRendered })).toEqual(step);
});
