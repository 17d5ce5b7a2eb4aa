import { newUuid } from '@vitrine/kit';
import type { PlatformName } from '../names.ts';
import type { TrackedEvent } from '../ports/tracking.ts';
import type { Visit } from '../visit/visit.ts';
import { clientId, TENANT_ID, tidOf } from './ids.ts';

/** What every event of a visit has in common. */
export interface TrackedVisit {
  name: PlatformName;
  visit: Visit;
  /** One for all that a visit leads to, here and in the services behind. */
  correlationId: string;
}

/** Where the visit stands when something happens. */
export interface TrackedMoment {
  now: number;
  pageUrl: string;
  /** One for each time a page is opened. */
  uniqueViewId: string;
}

/** What the call takes: plain values, and the id by which an event counts once. */
export interface SentParameters {
  uuid: string;
  [name: string]: string | number | boolean | null | string[];
}

/** An event as the tracking call takes it. */
export interface SentEvent {
  tenantId: number;
  customerId: string | null;
  correlationId: string;
  clientId: number;
  event: 'GenericPageVisited' | 'PageAction';
  parameters: SentParameters;
}

const MAX_URL = 2_000;

/** What the address of the visit adds to each event. */
const origin = ({ utm, affCid, discoveryTab, productId, brandId, categoryId }: Visit) => ({
  ...utm,
  affCid,
  discoveryTab,
  productId,
  brandId,
  categoryId,
});

const withoutNothing = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Says of an event, at the moment it happens, where and when that was. */
export function stamped(
  { event, parameters }: TrackedEvent,
  { visit }: TrackedVisit,
  { now, pageUrl, uniqueViewId }: TrackedMoment,
): TrackedEvent {
  return {
    event,
    parameters: withoutNothing({
      ...origin(visit),
      tid: tidOf(event, visit.isHammer),
      ...parameters,
      uuid: newUuid(),
      uniqueViewId,
      timestamp: now,
      pageUrl: pageUrl.slice(0, MAX_URL),
    }),
  };
}

/** Visits of pages go by their own name; whatever is done on one is a page action. */
export function enveloped(
  { event, parameters }: TrackedEvent,
  { name, visit, correlationId }: TrackedVisit,
  customerId: string | null,
): SentEvent {
  const isVisit = event === 'GenericPageVisited';
  const isAction = isVisit || event === 'PageAction';
  return {
    tenantId: TENANT_ID,
    customerId,
    correlationId,
    clientId: clientId(name, visit.isHammer),
    event: isVisit ? event : 'PageAction',
    parameters: (isAction ? parameters : { action: event, ...parameters }) as SentParameters,
  };
}
