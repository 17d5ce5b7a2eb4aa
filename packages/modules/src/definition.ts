import type { Api } from '@vitrine/client';
import type { Language } from '@vitrine/kit';
import type { PlatformName } from '@vitrine/platform';
import type { ShareInfo } from '@vitrine/state';
import type { ComponentType } from 'react';

export interface ModuleLoadContext<F> {
  /** The id of the entry, unique on its page. */
  id: string;
  fields: F;
  api: Api;
  language: Language;
  now: number;
  /** The query parameters of the page's URL; absent where the page has no URL. */
  query?: Readonly<Record<string, string | undefined>> | undefined;
  signal?: AbortSignal | undefined;
}

export interface ModuleProps<F, D = undefined> {
  fields: F;
  /** Undefined when the type loads nothing, or when loading failed. */
  data: D | undefined;
  /** When the page was loaded. Timers start from it, so that server and browser render the same. Never changes. */
  now: number;
}

/** The platform that shows the page. `version` is the app's release; browsers have none. */
export interface ModuleHost {
  name: PlatformName;
  version?: string | undefined;
  /** The link to the shop's own app; empty when there is none. */
  app?: string | undefined;
  /** What the shop has switched off; absent features are on. */
  toggles?: { campaignSubscription: boolean; appBanner: boolean } | undefined;
  /** The oldest release of the app that gets features of the app. */
  minimumAppVersion?: string | undefined;
}

/** The state of one entry, passed to the functions of its module definition. */
export interface ModuleState<F, D> {
  fields: F;
  data: D | undefined;
  now: number;
  /** Absent before the page is rendered; modules for certain hosts only are hidden then. */
  host?: ModuleHost | undefined;
}

/** A bar that stays at an edge of the window while the page scrolls. */
export interface Dock {
  edge: 'top' | 'bottom';
  /** In pixels. Sticky elements below a top bar are moved down by it. */
  height: number;
  /** Shown only after the first screen has been scrolled past. */
  afterFirstScreen: boolean;
}

/**
 * Everything shared code may know about a module type. Shared code reads these properties and never
 * compares module codes. Not included: the schema (server only) and the view (its own chunk).
 */
export interface ModuleDefinition<F, D = undefined> {
  /** The wire code, equal to the folder's name. */
  code: string;
  /** Rendered but hidden until the token exchange is finished. */
  needsSession?: true;
  /** A bar that is rendered above the page's elevator tabs when it is the first module. */
  staysAboveTabs?: true;
  /** Its background has no padding, as for a line or a spacer. */
  noPadding?: true;
  /** True makes it stick to the bottom of a mobile screen until its own position is reached. */
  isStickyBottom?(fields: F): boolean;
  /** The window edge that the bar sticks to; undefined keeps it in the page flow. */
  getDock?(fields: F): Dock | undefined;
  /** The view renders the module heading itself, because it places something beside it. */
  rendersHeading?: true;
  /** Fetches the module's data. If it throws, the data is `undefined` and the page is still shown. */
  load?(context: ModuleLoadContext<F>): Promise<D>;
  /** False hides the module and removes its elevator tab. Absent: always visible. */
  isVisible?(state: ModuleState<F, D>): boolean;
  /** When the result of `isVisible` may change next; the page evaluates it again at that time. */
  nextChangeAt?(state: ModuleState<F, D>): number | undefined;
  /** The share information of the page, for entries that carry it. */
  getShareInfo?(fields: F): ShareInfo;
}

export const defineModule = <F, D = undefined>(
  definition: ModuleDefinition<F, D>,
): ModuleDefinition<F, D> => definition;

export type AnyView = ComponentType<ModuleProps<never, never>>;

/** A module type as the registry stores it, without the types of its fields. */
export interface RegisteredModule {
  definition: ModuleDefinition<unknown, unknown>;
  /** Absent for a type that only describes the page and renders nothing. */
  View?: AnyView;
  /** Fetches the view's chunk before its first use. */
  preload?: () => Promise<unknown>;
}
