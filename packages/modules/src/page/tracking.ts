import type { TrackedEvent } from '@vitrine/platform';

/** A module counts as seen when half of it (or of the window) was in view for a second. */
export const IMPRESSION_RATIO = 0.5;
export const IMPRESSION_DWELL_MS = 1000;

/** The page action of choosing a tab, and of choosing one that leads to another page of a campaign. */
export const TAB_ACTION = 1758;
export const CAMPAIGN_TAB_ACTION = 1858;

/** The page action of asking to be told of a campaign. */
export const SUBSCRIPTION_ACTION = 1853;

/** The page action of doing something with a coupon. */
export const COUPON_ACTION = 1838;

/** Which module it is, and where on its page. */
export interface ModulePlace {
  id: string;
  code: string;
  name: string;
  /** From 1, among the modules on show. */
  position: number;
  /** Stands on a ground that wants light words. */
  onDark: boolean;
}

const about = ({ id, code, name, position }: ModulePlace) => ({
  moduleId: id,
  moduleCode: code,
  moduleName: name,
  position,
});

export const impression = (place: ModulePlace): TrackedEvent => ({
  event: 'ModuleImpression',
  parameters: about(place),
});

/** A tap inside a module: on which part of it, and what that part was. */
export const interaction = (
  place: ModulePlace,
  part: string,
  details: Readonly<Record<string, unknown>> = {},
): TrackedEvent => ({
  event: 'ModuleInteraction',
  parameters: { ...about(place), part, ...details },
});

export const tabAction = (label: string, position: number, tid = TAB_ACTION): TrackedEvent => ({
  event: 'PageAction',
  parameters: { tid, label, position },
});

/** A module that broke, had nothing to show because loading failed, or had no product to lead to. */
export const problem = (
  { id, code }: Pick<ModulePlace, 'id' | 'code'>,
  cause: 'render' | 'load' | 'product',
): TrackedEvent => ({
  event: 'ModuleFailed',
  parameters: { moduleId: id, moduleCode: code, cause },
});

export const subscriptionAction = (campaignName: string): TrackedEvent => ({
  event: 'PageAction',
  parameters: { tid: SUBSCRIPTION_ACTION, campaignName },
});

/** A coupon without an id is one to log in for. */
export const couponAction = (action: 'claim' | 'use' | 'login', couponId = ''): TrackedEvent => ({
  event: 'PageAction',
  parameters: { tid: COUPON_ACTION, action, couponId },
});
