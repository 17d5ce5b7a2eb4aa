import type { Api } from '@vitrine/client';
import type { ContentEntry } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { ComponentType } from 'react';

export interface ModuleLoadContext<F> {
  fields: F;
  api: Api;
  language: Language;
  now: number;
  signal?: AbortSignal;
}

export interface ModuleProps<F, D = undefined> {
  entry: ContentEntry;
  fields: F;
  data: D;
}

/**
 * All that shared code may ask about a module type. Shared code asks here; it never compares a code.
 * Not in here: the schema (server only) and the view (its own chunk).
 */
export interface ModuleDefinition<F, D = undefined> {
  /** The wire code, equal to the folder's name. */
  code: string;
  /** Waits for the token exchange before it renders. */
  needsSession?: true;
  /** Fetches what the module shows. Whatever it throws becomes `undefined` data: the page lives. */
  load?(context: ModuleLoadContext<F>): Promise<D>;
  /** False hides the module and takes it off the elevator tabs. Absent: always shown. */
  isVisible?(state: { fields: F; data: D | undefined; now: number }): boolean;
}

export const defineModule = <F, D = undefined>(
  definition: ModuleDefinition<F, D>,
): ModuleDefinition<F, D> => definition;

/** What the page holds of each type, with the fields' types forgotten. */
export interface RegisteredModule {
  definition: ModuleDefinition<never, never>;
  view: () => Promise<{ View: ComponentType<ModuleProps<never, never>> }>;
}
