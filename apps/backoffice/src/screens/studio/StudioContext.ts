import type { Data } from '@puckeditor/core';
import type { PageProblem } from '@vitrine/contract/admin';
import { createContext, use } from 'react';
import type { AdminResponse } from '../../api/admin-api.ts';
import type { PublicationRun } from '../page/PublishForm.tsx';

/** What the header of the editor can do with the draft. */
export interface StudioActions {
  page: string;
  isChanged: boolean;
  isSaving: boolean;
  canWrite: boolean;
  save(data: Data): void;
  /** Saves what is changed, and lists what is wrong with it. */
  check(data: Data): Promise<readonly PageProblem[]>;
  publish(data: Data): PublicationRun;
}

/** The draft as it was last saved, and what can be done with it. */
export interface StudioState extends StudioActions {
  draft: AdminResponse<'getPageDraft'>;
}

const StudioContext = createContext<StudioState | null>(null);
export const StudioProvider = StudioContext.Provider;

export function useStudio(): StudioState {
  const actions = use(StudioContext);
  if (!actions) throw new Error('useStudio is used outside of the studio');
  return actions;
}
