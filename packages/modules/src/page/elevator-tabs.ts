import type { PageModule } from './page-modules.ts';

/** A single tab is not shown. */
const MIN_TABS = 2;

export interface ElevatorTab {
  /** The id of the element that the tab scrolls to. */
  anchor: string;
  label: string;
}

export const getAnchorId = (entryId: string): string => `module-${entryId}`;

/** One tab for every visible module that has an anchor label. */
export function buildElevatorTabs(modules: readonly PageModule[]): ElevatorTab[] {
  const tabs = modules
    .filter(({ fields }) => fields.anchorLink)
    .map(({ entry, fields }) => ({ anchor: getAnchorId(entry.id), label: fields.anchorLink }));
  return tabs.length < MIN_TABS ? [] : tabs;
}

/** Browsers round scroll positions: a target within this many pixels counts as reached. */
const ROUNDING_PX = 2;

/**
 * The index of the active tab: the last one whose anchor has scrolled past the bottom of the tab bar,
 * or the first one above that.
 */
export const findActiveTab = (tops: readonly (number | undefined)[]): number =>
  tops.reduce<number>(
    (active, top, index) => (top !== undefined && top <= ROUNDING_PX ? index : active),
    0,
  );
