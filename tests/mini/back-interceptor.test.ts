import { createPageGuard } from '@vitrine/platform';
import { describe, expect, it, vi } from 'vitest';
import {
  createBackInterceptor,
  type InterceptorState,
} from '../../apps/mini/src/page/back-interceptor.ts';

/** An interceptor and the states that its page received. `render` renders the last state and those that follow. */
function setUpPage() {
  const pageGuard = createPageGuard();
  const interceptor = createBackInterceptor(pageGuard);
  const states: InterceptorState[] = [];
  interceptor.subscribe(() => states.push(interceptor.getState()));
  const render = () => {
    for (let before: InterceptorState | undefined; before !== interceptor.getState(); ) {
      before = interceptor.getState();
      interceptor.handleRendered(before);
    }
  };
  const goBack = () => {
    interceptor.handleBeforeLeave();
    interceptor.handleAfterLeave();
    render();
  };
  return { ...pageGuard, ...interceptor, states, render, goBack };
}

describe('the back interceptor', () => {
  it('is shown while an overlay is open, and dismissed when it closes', () => {
    const { openOverlay, states, render, handleAfterLeave } = setUpPage();
    const closeOverlay = openOverlay(vi.fn());
    render();
    closeOverlay();
    render();
    handleAfterLeave();
    expect(states).toEqual(['shown', 'dismissing', 'hidden']);
  });

  it('closes the top overlay, and is shown again for the overlay below', () => {
    const { openOverlay, states, render, goBack, getState } = setUpPage();
    const [sheet, question] = [vi.fn(), vi.fn()];
    openOverlay(sheet);
    openOverlay(question);
    render();
    goBack();
    expect([sheet, question].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    expect(states).toEqual(['shown', 'dismissing', 'hidden', 'shown']);
    goBack();
    expect([sheet, question].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(getState()).toBe('hidden');
  });

  it('is hidden before it is shown again, although the host has not reported its removal', () => {
    const { openOverlay, states, render } = setUpPage();
    openOverlay(vi.fn())();
    render();
    openOverlay(vi.fn());
    render();
    expect(states).toEqual(['shown', 'dismissing', 'hidden', 'shown']);
  });

  it('is not shown again before it is hidden, however many overlays open and close', () => {
    const { openOverlay, states, render } = setUpPage();
    const closeOverlay = openOverlay(vi.fn());
    render();
    closeOverlay();
    openOverlay(vi.fn())();
    openOverlay(vi.fn());
    expect(states).toEqual(['shown', 'dismissing', 'hidden']);
    render();
    expect(states).toEqual(['shown', 'dismissing', 'hidden', 'shown']);
  });

  it('is shown again for a form that stays open after its question', () => {
    const { openOverlay, goBack, render, getState } = setUpPage();
    let stay = (): void => undefined;
    const form = vi.fn(() => {
      stay = openOverlay(vi.fn());
    });
    openOverlay(form);
    render();
    goBack();
    stay();
    render();
    expect(getState()).toBe('shown');
    goBack();
    expect(form).toHaveBeenCalledTimes(2);
  });

  it('closes no overlay when it is dismissed', () => {
    const { openOverlay, render, goBack } = setUpPage();
    const close = vi.fn();
    const closeOverlay = openOverlay(close);
    render();
    closeOverlay();
    openOverlay(close);
    goBack();
    expect(close).not.toHaveBeenCalled();
  });

  it('asks an overlay only once to close', () => {
    const { openOverlay, render, goBack, getState } = setUpPage();
    openOverlay(vi.fn());
    render();
    goBack();
    expect(getState()).toBe('hidden');
  });
});

describe('a move back by the program', () => {
  it('runs at once while the interceptor is hidden', () => {
    const { runMoveBack } = setUpPage();
    const go = vi.fn();
    runMoveBack(go);
    expect(go).toHaveBeenCalledOnce();
  });

  it('waits until the interceptor is dismissed, and closes no overlay', () => {
    const { openOverlay, runMoveBack, render, getState } = setUpPage();
    const [close, go] = [vi.fn(), vi.fn()];
    openOverlay(close);
    render();
    runMoveBack(go);
    expect(go).not.toHaveBeenCalled();
    render();
    expect(go).toHaveBeenCalledOnce();
    expect([getState(), close.mock.calls.length]).toEqual(['dismissing', 0]);
  });

  it('waits for an interceptor that is about to be dismissed', () => {
    const { openOverlay, runMoveBack, render } = setUpPage();
    const go = vi.fn();
    const closeOverlay = openOverlay(vi.fn());
    render();
    closeOverlay();
    runMoveBack(go);
    expect(go).not.toHaveBeenCalled();
    render();
    expect(go).toHaveBeenCalledOnce();
    runMoveBack(go);
    expect(go).toHaveBeenCalledTimes(2);
  });

  it('runs once', () => {
    const { openOverlay, runMoveBack, handleRendered, render } = setUpPage();
    const go = vi.fn();
    openOverlay(vi.fn());
    runMoveBack(go);
    handleRendered('shown');
    expect(go).not.toHaveBeenCalled();
    render();
    render();
    expect(go).toHaveBeenCalledOnce();
  });
});
