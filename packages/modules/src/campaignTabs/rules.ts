import type { Destination } from '@vitrine/platform';
import type { CampaignTab } from './schema.ts';

/** A campaign of one page needs no tabs. */
const FEWEST_TABS = 2;

export interface OpenTab {
  tab: CampaignTab;
  /** Absent on the page one is on. */
  to: Destination | undefined;
}

/** The tabs that lead somewhere on this host, and the one of this page. */
export function openTabs(
  tabs: readonly CampaignTab[],
  resolve: (link: CampaignTab['commonLink']) => Destination | null,
): OpenTab[] {
  const open = tabs.flatMap((tab) => {
    const to = tab.current ? undefined : resolve(tab.commonLink);
    return to === null ? [] : [{ tab, to }];
  });
  return open.length < FEWEST_TABS ? [] : open;
}

/** Pictures only where every tab has one: a word among pictures would look lost. */
export const inPictures = (tabs: readonly OpenTab[]): boolean =>
  tabs.every(({ tab }) => tab.image?.source);
