import type { Destination } from '@vitrine/platform';
import type { CampaignTab } from './schema.ts';

/** A campaign with a single page has no tabs. */
const MIN_TABS = 2;

export interface CampaignTabLink {
  tab: CampaignTab;
  /** Undefined for the current page. */
  to: Destination | undefined;
}

/** The tabs that have a target on this host, and the tab of the current page. */
export function listCampaignTabs(
  tabs: readonly CampaignTab[],
  resolve: (link: CampaignTab['commonLink']) => Destination | null,
): CampaignTabLink[] {
  const tabLinks = tabs.flatMap((tab) => {
    const to = tab.current ? undefined : resolve(tab.commonLink);
    return to === null ? [] : [{ tab, to }];
  });
  return tabLinks.length < MIN_TABS ? [] : tabLinks;
}

/** Tabs are shown as pictures only if every tab has one. */
export const showsPictures = (tabs: readonly CampaignTabLink[]): boolean =>
  tabs.every(({ tab }) => tab.image?.source);
