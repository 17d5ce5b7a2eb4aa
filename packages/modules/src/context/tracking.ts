import type { TrackedEvent } from '@vitrine/platform';

/** A module counts as viewed when half of it (or of the window) was visible for one second. */
export const IMPRESSION_RATIO = 0.5;
export const IMPRESSION_DWELL_MS = 1000;

/** Ids of the page actions for selecting a tab, and a tab that links to another page of a campaign. */
export const TAB_ACTION = 1758;
export const CAMPAIGN_TAB_ACTION = 1858;

/** Id of the page action for subscribing to a campaign reminder. */
export const SUBSCRIPTION_ACTION = 1853;

/** Id of the page action for claiming or using a coupon. */
export const COUPON_ACTION = 1838;

/** Identifies a module and its position on the page. */
export interface ModuleInfo {
  id: string;
  code: string;
  name: string;
  /** From 1, among the visible modules. */
  position: number;
  /** The module's background is dark, so its text must be light. */
  isOnDark: boolean;
}

const toParameters = ({ id, code, name, position }: ModuleInfo) => ({
  moduleId: id,
  moduleCode: code,
  moduleName: name,
  position,
});

export const createImpressionEvent = (module: ModuleInfo): TrackedEvent => ({
  event: 'ModuleImpression',
  parameters: toParameters(module),
});

/** A press inside a module: `part` names what was pressed, `details` describes it. */
export const createInteractionEvent = (
  module: ModuleInfo,
  part: string,
  details: Readonly<Record<string, unknown>> = {},
): TrackedEvent => ({
  event: 'ModuleInteraction',
  parameters: { ...toParameters(module), part, ...details },
});

export const createTabEvent = (
  label: string,
  position: number,
  tid = TAB_ACTION,
): TrackedEvent => ({
  event: 'PageAction',
  parameters: { tid, label, position },
});

/** A module that threw while rendering, could not load its data, or had no product to link to. */
export const createFailureEvent = (
  { id, code }: Pick<ModuleInfo, 'id' | 'code'>,
  cause: 'render' | 'load' | 'product',
): TrackedEvent => ({
  event: 'ModuleFailed',
  parameters: { moduleId: id, moduleCode: code, cause },
});

/** What a count-down reports: it was already running when it was first seen, it starts, or it ends. */
export type TimerReport = 'in-effect' | 'started' | 'ended';

export const createTimerEvent = (
  { id, code }: Pick<ModuleInfo, 'id' | 'code'>,
  status: TimerReport,
): TrackedEvent => ({
  event: 'ModuleTimer',
  parameters: { moduleId: id, moduleCode: code, status },
});

export const createSubscriptionEvent = (campaignName: string): TrackedEvent => ({
  event: 'PageAction',
  parameters: { tid: SUBSCRIPTION_ACTION, campaignName },
});

/** The coupon id is empty for the coupon that prompts guests to log in. */
export const createCouponEvent = (
  action: 'claim' | 'use' | 'login',
  couponId = '',
): TrackedEvent => ({
  event: 'PageAction',
  parameters: { tid: COUPON_ACTION, action, couponId },
});
