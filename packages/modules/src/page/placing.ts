import type { ContentEntry } from '@vitrine/contract';
import { owns } from '@vitrine/kit';
import type { Dock, ModuleHost, RegisteredModule } from '../definition.ts';
import type { CommonFields } from '../fields/common.ts';

export type Registry = Readonly<Record<string, RegisteredModule>>;

/** What a page shows: its entries, what each of them loaded (by entry id), and when it was made. */
export interface PageContent {
  entries: readonly ContentEntry[];
  data: Readonly<Record<string, unknown>>;
}

export interface PageMoment {
  now: number;
  sessionReady: boolean;
  host?: ModuleHost | undefined;
  /** The first screen has been scrolled past. */
  scrolledOn?: boolean;
  /** Entries that have left the page. */
  gone?: ReadonlySet<string>;
}

export interface PlacedModule {
  entry: ContentEntry;
  fields: CommonFields;
  module: RegisteredModule & Required<Pick<RegisteredModule, 'View'>>;
  data: unknown;
  /** Its place is kept, as the session it needs is not there yet. */
  waits: boolean;
  /** The edge of the window that it is kept at. */
  dock?: Dock | undefined;
}

export const moduleOf = (registry: Registry, code: string): RegisteredModule | undefined =>
  owns(registry, code) ? registry[code] : undefined;

const hasView = (module: RegisteredModule | undefined): module is PlacedModule['module'] =>
  module?.View !== undefined;

/** The modules that a page shows at a moment, in order. An unknown code is passed over. */
export function placeModules(
  registry: Registry,
  { entries, data }: PageContent,
  { now, sessionReady, host, scrolledOn = false, gone }: PageMoment,
): PlacedModule[] {
  return entries.flatMap((entry) => {
    const module = moduleOf(registry, entry.code);
    if (!hasView(module) || gone?.has(entry.id)) return [];
    const { isVisible, needsSession, docks } = module.definition;
    const own = data[entry.id];
    if (isVisible?.({ fields: entry.fields, data: own, now, host }) === false) return [];
    const dock = docks?.(entry.fields);
    if (dock?.afterFirstScreen && !scrolledOn) return [];
    const fields = entry.fields as CommonFields;
    const waits = Boolean(needsSession) && !sessionReady;
    return [{ entry, fields, module, data: own, waits, dock }];
  });
}

/** The pixels that bars at the top take from the window. */
export const dockedAtTop = (modules: readonly PlacedModule[]): number =>
  modules.reduce((sum, { dock }) => sum + (dock?.edge === 'top' ? dock.height : 0), 0);

/** Whether any bar of a page waits for the first screen to be scrolled past. */
export const waitsForScroll = (registry: Registry, { entries }: PageContent): boolean =>
  entries.some(
    ({ code, fields }) => moduleOf(registry, code)?.definition.docks?.(fields)?.afterFirstScreen,
  );

/** The next moment at which the page may show other modules than now. */
export function nextChange(
  registry: Registry,
  { entries, data }: PageContent,
  now: number,
): number | undefined {
  const moments = entries
    .map(({ id, code, fields }) =>
      moduleOf(registry, code)?.definition.changesAt?.({ fields, data: data[id], now }),
    )
    .filter((moment) => moment !== undefined && moment > now) as number[];
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

/** How many of the first modules stand above the elevator tabs. */
export function countOpening(modules: readonly PlacedModule[]): number {
  const first = modules.findIndex(({ module }) => !module.definition.opensPage);
  return first === -1 ? modules.length : first;
}
