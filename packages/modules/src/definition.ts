import type { Api } from '@vitrine/client';
import type { Language } from '@vitrine/kit';
import type { PlatformName } from '@vitrine/platform';
import type { ShareInfo } from '@vitrine/state';
import type { ComponentType } from 'react';

export interface ModuleLoadContext<F> {
  /** The entry's id, unique on its page. */
  id: string;
  fields: F;
  api: Api;
  language: Language;
  now: number;
  /** What the address of the page asks for; a page that has no address asks for nothing. */
  query?: Readonly<Record<string, string | undefined>> | undefined;
  signal?: AbortSignal | undefined;
}

export interface ModuleProps<F, D = undefined> {
  fields: F;
  /** Undefined when the type loads nothing, or when loading failed. */
  data: D | undefined;
  /** The time the page was made at: views that count begin from it, so that hydration agrees. It stays. */
  now: number;
}

/** What the page is shown in, and which release of it; a browser has none. */
export interface ModuleHost {
  name: PlatformName;
  version?: string | undefined;
  /** Where the shop's own app is to be had; empty: nowhere. */
  app?: string | undefined;
}

/** What a type is asked about one of its entries. */
export interface ModuleState<F, D> {
  fields: F;
  data: D | undefined;
  now: number;
  /** Absent where nobody looks at the page: what is for some hosts only is hidden there. */
  host?: ModuleHost | undefined;
}

/** A bar that stays at an edge of the window while the page scrolls. */
export interface Dock {
  edge: 'top' | 'bottom';
  /** In pixels: what sticks below a bar at the top makes room for it. */
  height: number;
  /** Comes only once the first screen has been scrolled past. */
  afterFirstScreen: boolean;
}

/**
 * All that shared code may ask about a module type. Shared code asks here; it never compares a code.
 * Not in here: the schema (server only) and the view (its own chunk).
 */
export interface ModuleDefinition<F, D = undefined> {
  /** The wire code, equal to the folder's name. */
  code: string;
  /** Keeps its place, unseen, until the token exchange is over. */
  needsSession?: true;
  /** A bar that belongs above the page's elevator tabs when it comes first. */
  opensPage?: true;
  /** Its ground is no larger than itself: a line or a space, which closes around nothing. */
  bare?: true;
  /** True keeps it at the foot of a narrow window until its own place in the page is reached. */
  staysInSight?(fields: F): boolean;
  /** Where a bar is kept; undefined leaves it at its place in the page. */
  docks?(fields: F): Dock | undefined;
  /** Draws its heading itself, as something stands beside it. */
  drawsHeading?: true;
  /** Fetches what the module shows. Whatever it throws becomes `undefined` data: the page lives. */
  load?(context: ModuleLoadContext<F>): Promise<D>;
  /** False hides the module and takes it off the elevator tabs. Absent: always shown. */
  isVisible?(state: ModuleState<F, D>): boolean;
  /** When `isVisible` may next answer otherwise, so that the page looks again at that moment. */
  changesAt?(state: ModuleState<F, D>): number | undefined;
  /** What the entry says of the whole page, where it is that kind of entry. */
  share?(fields: F): ShareInfo;
}

export const defineModule = <F, D = undefined>(
  definition: ModuleDefinition<F, D>,
): ModuleDefinition<F, D> => definition;

export type AnyView = ComponentType<ModuleProps<never, never>>;

/** What the page holds of each type, with the fields' types forgotten. */
export interface RegisteredModule {
  definition: ModuleDefinition<unknown, unknown>;
  /** Absent for an entry that speaks of the page and shows nothing. */
  View?: AnyView;
  /** Fetches the view's chunk ahead of its first use. */
  preload?: () => Promise<unknown>;
}
