import type { ContentEntry } from '@vitrine/contract';
import { hasOwn } from '@vitrine/kit';
import type { Dock, ModuleHost, RegisteredModule } from '../definition.ts';
import type { CommonFields } from '../fields/common.ts';

export type ModuleRegistry = Readonly<Record<string, RegisteredModule>>;

/** The content of a page: its entries, and the data that each of them loaded, by entry id. */
export interface PageContent {
  entries: readonly ContentEntry[];
  data: Readonly<Record<string, unknown>>;
}

export interface PageConditions {
  now: number;
  isSessionReady: boolean;
  host?: ModuleHost | undefined;
  /** The user has scrolled past the first screen. */
  isPastFirstScreen?: boolean;
  /** Ids of the entries that were closed or have nothing to show. */
  removedIds?: ReadonlySet<string>;
}

export interface PageModule {
  entry: ContentEntry;
  fields: CommonFields;
  module: RegisteredModule & Required<Pick<RegisteredModule, 'View'>>;
  data: unknown;
  /** Rendered but hidden, because the session it needs is not ready yet. */
  isWaitingForSession: boolean;
  /** The window edge that it sticks to. */
  dock?: Dock | undefined;
}

export const findModule = (registry: ModuleRegistry, code: string): RegisteredModule | undefined =>
  hasOwn(registry, code) ? registry[code] : undefined;

const hasView = (module: RegisteredModule | undefined): module is PageModule['module'] =>
  module?.View !== undefined;

/** The modules to render under the given conditions, in order. Entries with an unknown code are skipped. */
export function listPageModules(
  registry: ModuleRegistry,
  { entries, data }: PageContent,
  { now, isSessionReady, host, isPastFirstScreen = false, removedIds }: PageConditions,
): PageModule[] {
  return entries.flatMap((entry) => {
    const module = findModule(registry, entry.code);
    if (!hasView(module) || removedIds?.has(entry.id)) return [];
    const { isVisible, needsSession, getDock } = module.definition;
    const moduleData = data[entry.id];
    if (isVisible?.({ fields: entry.fields, data: moduleData, now, host }) === false) return [];
    const dock = getDock?.(entry.fields);
    if (dock?.afterFirstScreen && !isPastFirstScreen) return [];
    const fields = entry.fields as CommonFields;
    const isWaitingForSession = Boolean(needsSession) && !isSessionReady;
    return [{ entry, fields, module, data: moduleData, isWaitingForSession, dock }];
  });
}

/** The total height in pixels of the bars that stick to the top. */
export const sumTopDockHeights = (modules: readonly PageModule[]): number =>
  modules.reduce((sum, { dock }) => sum + (dock?.edge === 'top' ? dock.height : 0), 0);

/** Whether any bar of the page appears only after the first screen has been scrolled past. */
export const hasScrollTriggeredDock = (
  registry: ModuleRegistry,
  { entries }: PageContent,
): boolean =>
  entries.some(
    ({ code, fields }) =>
      findModule(registry, code)?.definition.getDock?.(fields)?.afterFirstScreen,
  );

/** The next time at which the set of visible modules may change. */
export function findNextChange(
  registry: ModuleRegistry,
  { entries, data }: PageContent,
  now: number,
): number | undefined {
  const times = entries
    .map(({ id, code, fields }) =>
      findModule(registry, code)?.definition.nextChangeAt?.({ fields, data: data[id], now }),
    )
    .filter((time) => time !== undefined && time > now) as number[];
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** How many of the first modules are rendered above the elevator tabs. */
export function countModulesAboveTabs(modules: readonly PageModule[]): number {
  const first = modules.findIndex(({ module }) => !module.definition.staysAboveTabs);
  return first === -1 ? modules.length : first;
}
