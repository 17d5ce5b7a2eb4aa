import type { AppState, PuckAction, PuckApi } from '@puckeditor/core';
import { type PageContent, toContent, toData } from '../entries.ts';

type State = Pick<AppState, 'data'> & Pick<AppState['ui'], 'itemSelector'>;
type Editor = Pick<PuckApi, 'dispatch' | 'appState'>;

/** What is typed without such a pause is one step. */
const PAUSE_MS = 250;
/** What Puck does not count as a change of the page either, unless it is said. */
const UNRECORDED = ['registerZone', 'unregisterZone', 'setData', 'setUi', 'set'];
/** Typing; everything else is a step of its own. */
const TYPING = ['replace', 'replaceRoot'];

const toState = ({ data, ui }: AppState): State => ({ data, itemSelector: ui.itemSelector });

/**
 * The states of the page that can be undone and redone. Puck has a history too, but writes each step down only after a
 * pause: an undo right after a change would take the step before, and the late step would come on top of it.
 */
export function createPageHistory(getEditor: () => Editor | undefined) {
  let states: State[] = [];
  let index = 0;
  let pending: State | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let snapshot = { hasPast: false, hasFuture: false };
  const listeners = new Set<() => void>();

  const tell = () => {
    const hasFuture = pending === undefined && index < states.length - 1;
    snapshot = { hasPast: pending !== undefined || index > 0, hasFuture };
    for (const listener of listeners) listener();
  };
  /** Writes down the step that still waits for a pause. */
  const commit = () => {
    clearTimeout(timer);
    if (!pending) return;
    states = [...states.slice(0, index + 1), pending];
    index = states.length - 1;
    pending = undefined;
    tell();
  };
  const show = (place: number) => {
    commit();
    const state = states[index + place];
    const editor = getEditor();
    if (!state || !editor) return;
    index += place;
    editor.dispatch({ type: 'setData', data: state.data, recordHistory: false });
    editor.dispatch({ type: 'setUi', ui: { itemSelector: state.itemSelector } });
    tell();
  };
  return {
    onAction(action: PuckAction, after: AppState, before: AppState): void {
      if (!(action.recordHistory ?? !UNRECORDED.includes(action.type))) return;
      if (!TYPING.includes(action.type)) commit();
      if (states.length === 0) states = [toState(before)];
      pending = toState(after);
      clearTimeout(timer);
      timer = setTimeout(commit, PAUSE_MS);
      tell();
    },
    commit,
    undo: () => show(-1),
    redo: () => show(1),
    /** Changes every state in the same way, such as by what another operator has saved. */
    rebase(change: (content: PageContent) => PageContent): void {
      commit();
      states = states.map((one) => ({ ...one, data: toData(change(toContent(one.data))) }));
    },
    stop: () => clearTimeout(timer),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
  };
}

export type PageHistory = ReturnType<typeof createPageHistory>;
