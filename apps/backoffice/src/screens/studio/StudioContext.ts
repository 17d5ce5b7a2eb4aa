import type { PageProblem } from '@vitrine/contract/admin';
import { createContext, use } from 'react';
import type { AdminResponse } from '../../api/admin-api.ts';
import type { PublicationRun } from '../page/PublishForm.tsx';
import type { PageHistory } from './editing/page-history.ts';
import type { SaveState } from './saving/draft-saver.ts';
import type { Choices } from './saving/merge-content.ts';

/** What the editor can do with the draft. */
export interface StudioActions {
  /** What can be undone and redone. */
  history: PageHistory;
  /** Saves now, as a version that is kept. */
  save(): void;
  /** Saves what is changed; rejects when it could not be saved. */
  saveChanges(): Promise<void>;
  /** Decides what another operator has changed as well. */
  choose(choices: Choices): void;
  /** Saves what is changed, and lists what is wrong with it. */
  check(): Promise<readonly PageProblem[]>;
  publish: PublicationRun;
}

export interface StudioState extends StudioActions {
  /** The draft as it was opened. */
  draft: AdminResponse<'getPageDraft'>;
  canWrite: boolean;
  /** Undefined: nothing has been saved or changed since it was opened. */
  saveState: SaveState | undefined;
  isChanged: boolean;
  /** Shows the draft of the other language beside the canvas. */
  isComparing: boolean;
  setIsComparing(isComparing: boolean): void;
  /** Who else has the draft open. */
  others: readonly string[];
}

const StudioContext = createContext<StudioState | null>(null);
export const StudioProvider = StudioContext.Provider;

export function useStudio(): StudioState {
  const actions = use(StudioContext);
  if (!actions) throw new Error('useStudio is used outside of the studio');
  return actions;
}
