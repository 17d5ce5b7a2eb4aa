import type { PuckApi } from '@puckeditor/core';
import { isSame } from '../../../form/is-same.ts';
import { type PageContent, toContent, toData } from '../entries.ts';

/**
 * Merges into the editor what others have saved, and into every state that it can undo or redo: otherwise an undo would
 * take their changes away.
 */
export function applyMerge(
  { appState, history, dispatch }: Pick<PuckApi, 'appState' | 'history' | 'dispatch'>,
  merge: (mine: PageContent) => PageContent,
): void {
  const before = toContent(appState.data);
  const merged = merge(before);
  if (isSame(before, merged)) return;
  const { histories, index } = history;
  const rebased = histories.map((one, place) => {
    const { indexes: _, ...state } = { indexes: undefined, ...one.state };
    const data = toData(merge(toContent(one.state.data)));
    return { ...one, state: { ...state, data, ui: place === index ? appState.ui : state.ui } };
  });
  const current = rebased[index]?.state.data;
  if (current) {
    history.setHistories(rebased);
    history.setHistoryIndex(index);
  }
  if (!current || !isSame(toContent(current), merged))
    dispatch({ type: 'setData', data: toData(merged), recordHistory: true });
}
