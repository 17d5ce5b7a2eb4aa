import type { PuckApi } from '@puckeditor/core';
import { isSame } from '../../../form/is-same.ts';
import type { PageHistory } from '../editing/page-history.ts';
import { type PageContent, toContent, toData } from '../entries.ts';

/**
 * Merges into the editor what others have saved, and into every state that it can undo or redo: otherwise an undo would
 * take their changes away.
 */
export function applyMerge(
  { appState, dispatch }: Pick<PuckApi, 'appState' | 'dispatch'>,
  history: Pick<PageHistory, 'rebase'>,
  merge: (mine: PageContent) => PageContent,
): void {
  const before = toContent(appState.data);
  const merged = merge(before);
  if (isSame(before, merged)) return;
  history.rebase(merge);
  dispatch({ type: 'setData', data: toData(merged), recordHistory: false });
}
