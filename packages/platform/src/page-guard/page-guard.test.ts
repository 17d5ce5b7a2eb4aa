import { describe, expect, test, vi } from 'vitest';
import { createPageGuard } from './page-guard.ts';

describe('the overlays of a page', () => {
  test('are closed from the top, each once', () => {
    const { openOverlay, closeTopOverlay, hasOverlay } = createPageGuard();
    const [sheet, dialog] = [vi.fn(), vi.fn()];
    openOverlay(sheet);
    openOverlay(dialog);
    closeTopOverlay();
    expect([sheet, dialog].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    closeTopOverlay();
    expect(sheet).toHaveBeenCalledOnce();
    expect(hasOverlay()).toBe(false);
  });

  test('are not closed after they were removed', () => {
    const { openOverlay, closeTopOverlay } = createPageGuard();
    const close = vi.fn();
    openOverlay(close)();
    closeTopOverlay();
    expect(close).not.toHaveBeenCalled();
  });

  test('are closed again after the shopper declined the confirmation of one', () => {
    const { openOverlay, closeTopOverlay, hasOverlay } = createPageGuard();
    let closeConfirmation = (): void => undefined;
    const form = vi.fn(() => {
      closeConfirmation = openOverlay(vi.fn());
    });
    openOverlay(form);
    closeTopOverlay();
    closeConfirmation();
    expect(hasOverlay()).toBe(true);
    closeTopOverlay();
    expect(form).toHaveBeenCalledTimes(2);
  });

  test('are reported when the first opens and when the last closes', () => {
    const { openOverlay, closeTopOverlay, hasOverlay, subscribe } = createPageGuard();
    const changes: boolean[] = [];
    subscribe(() => changes.push(hasOverlay()));
    const remove = openOverlay(vi.fn());
    openOverlay(vi.fn());
    closeTopOverlay();
    remove();
    remove();
    expect(changes).toEqual([true, false]);
  });

  test('are no overlays of another page', () => {
    const [one, other] = [createPageGuard(), createPageGuard()];
    one.openOverlay(vi.fn());
    expect([one.hasOverlay(), other.hasOverlay()]).toEqual([true, false]);
  });
});

describe('a page with unsaved changes', () => {
  test('reports its question while leaving is blocked, and undefined afterwards', () => {
    const { blockLeave, confirmLeave, getQuestion, subscribe } = createPageGuard();
    const questions: (string | undefined)[] = [];
    subscribe(() => questions.push(getQuestion()));
    blockLeave(vi.fn(), 'Discard?');
    blockLeave((leave) => leave(), 'Discard the other?');
    confirmLeave(() => {});
    expect(questions).toEqual(['Discard?', 'Discard the other?', undefined]);
  });

  test('is left only after the shopper agrees, and once', () => {
    const { blockLeave, confirmLeave, getBackEffect } = createPageGuard();
    const [ask, go] = [vi.fn(), vi.fn()];
    blockLeave(ask, 'Discard?');
    confirmLeave(go);
    const [leave, stay] = ask.mock.lastCall ?? [];
    stay();
    leave();
    expect([go.mock.calls.length, getBackEffect()]).toEqual([0, 'ask']);
    confirmLeave(go);
    ask.mock.lastCall?.[0]();
    ask.mock.lastCall?.[0]();
    expect([go.mock.calls.length, getBackEffect()]).toEqual([1, 'leave']);
  });

  test('is not released by an earlier form', () => {
    const { blockLeave, getBackEffect } = createPageGuard();
    const unblock = blockLeave(vi.fn(), 'Discard?');
    const unblockOther = blockLeave(vi.fn(), 'Discard the other?');
    unblock();
    expect(getBackEffect()).toBe('ask');
    unblockOther();
    expect(getBackEffect()).toBe('leave');
  });

  test('is left at once after the shopper has saved them', () => {
    const { blockLeave, confirmLeave } = createPageGuard();
    const [ask, go] = [vi.fn(), vi.fn()];
    blockLeave(ask, 'Discard?')();
    confirmLeave(go);
    expect([ask.mock.calls.length, go.mock.calls.length]).toEqual([0, 1]);
  });
});
