import type { Api } from '@vitrine/client';
import type { ContentEntry } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { type ComponentType, lazy } from 'react';

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
  /** Undefined when the type loads nothing, or when loading failed. */
  data: D | undefined;
  /** The time the page was made at: views that count begin from it, so that hydration agrees. */
  now: number;
}

/** What a type is asked about one of its entries. */
export interface ModuleState<F, D> {
  fields: F;
  data: D | undefined;
  now: number;
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
  /** Kept in its place while the session is awaited. */
  skeleton?: ComponentType;
  /** Fetches what the module shows. Whatever it throws becomes `undefined` data: the page lives. */
  load?(context: ModuleLoadContext<F>): Promise<D>;
  /** False hides the module and takes it off the elevator tabs. Absent: always shown. */
  isVisible?(state: ModuleState<F, D>): boolean;
  /** When `isVisible` may next answer otherwise, so that the page looks again at that moment. */
  changesAt?(state: ModuleState<F, D>): number | undefined;
}

export const defineModule = <F, D = undefined>(
  definition: ModuleDefinition<F, D>,
): ModuleDefinition<F, D> => definition;

type AnyView = ComponentType<ModuleProps<never, never>>;

/** What the page holds of each type, with the fields' types forgotten. */
export interface RegisteredModule {
  definition: ModuleDefinition<unknown, unknown>;
  View: AnyView;
  /** Fetches the view's chunk ahead of its first use. */
  preload?: () => Promise<unknown>;
}

/** A view in a chunk of its own. */
export function lazyView(
  load: () => Promise<{ View: AnyView }>,
): Pick<RegisteredModule, 'View' | 'preload'> {
  return { View: lazy(() => load().then(({ View }) => ({ default: View }))), preload: load };
}
