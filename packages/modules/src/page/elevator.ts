import type { PlacedModule } from './placing.ts';

/** An index of one place is no index. */
const FEWEST_TABS = 2;

export interface ElevatorTab {
  /** The id of the element that the tab leads to. */
  anchor: string;
  label: string;
}

export const anchorOf = (entryId: string): string => `module-${entryId}`;

/** One tab for every module on show that asks for one. */
export function elevatorTabs(modules: readonly PlacedModule[]): ElevatorTab[] {
  const tabs = modules
    .filter(({ fields }) => fields.anchorLink)
    .map(({ entry, fields }) => ({ anchor: anchorOf(entry.id), label: fields.anchorLink }));
  return tabs.length < FEWEST_TABS ? [] : tabs;
}

/** Browsers round scrolled pixels: a target within this many counts as reached. */
const ROUNDING_PX = 2;

/**
 * The tab whose module is being read: the last one whose anchor has passed the line under the bar.
 * Above the first, the first.
 */
export const activeTab = (tops: readonly (number | undefined)[]): number =>
  tops.reduce<number>(
    (active, top, index) => (top !== undefined && top <= ROUNDING_PX ? index : active),
    0,
  );
