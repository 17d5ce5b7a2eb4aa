import { newUuid } from '@vitrine/kit';
import type { LandingParams } from '../landing/landing-params.ts';
import type { PlatformName } from '../platform-names.ts';
import type { TrackedEvent } from '../ports/tracking.ts';
import { getClientId, getTid, TENANT_ID } from './ids.ts';

/** What all events of a session have in common. */
export interface TrackingContext {
  name: PlatformName;
  landingParams: LandingParams;
  /** One id for all requests of a session, here and in the services behind. */
  correlationId: string;
}

/** When and where an event happened. */
export interface EventMoment {
  now: number;
  pageUrl: string;
  /** A new id each time a page is opened. */
  uniqueViewId: string;
}

/** The parameters of the tracking call: plain values, and an id by which duplicates are recognised. */
export interface SentParameters {
  uuid: string;
  [name: string]: string | number | boolean | null | string[];
}

/** An event in the format of the tracking call. */
export interface SentEvent {
  tenantId: number;
  customerId: string | null;
  correlationId: string;
  clientId: number;
  event: 'GenericPageVisited' | 'PageAction';
  parameters: SentParameters;
}

const MAX_URL = 2_000;

/** The landing parameters that are added to each event. */
const pickOriginParams = ({
  utm,
  affCid,
  discoveryTab,
  productId,
  brandId,
  categoryId,
}: LandingParams) => ({
  ...utm,
  affCid,
  discoveryTab,
  productId,
  brandId,
  categoryId,
});

const omitUndefined = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Adds the time, the page and the landing parameters to an event, when it happens. */
export function stampEvent(
  { event, parameters }: TrackedEvent,
  { landingParams }: TrackingContext,
  { now, pageUrl, uniqueViewId }: EventMoment,
): TrackedEvent {
  return {
    event,
    parameters: omitUndefined({
      ...pickOriginParams(landingParams),
      tid: getTid(event, landingParams.isHammer),
      ...parameters,
      uuid: newUuid(),
      uniqueViewId,
      timestamp: now,
      pageUrl: pageUrl.slice(0, MAX_URL),
    }),
  };
}

/** Converts an event to the format of the tracking call. All events except page views are page actions. */
export function toSentEvent(
  { event, parameters }: TrackedEvent,
  { name, landingParams, correlationId }: TrackingContext,
  customerId: string | null,
): SentEvent {
  const isPageView = event === 'GenericPageVisited';
  const isAction = isPageView || event === 'PageAction';
  return {
    tenantId: TENANT_ID,
    customerId,
    correlationId,
    clientId: getClientId(name, landingParams.isHammer),
    event: isPageView ? event : 'PageAction',
    parameters: (isAction ? parameters : { action: event, ...parameters }) as SentParameters,
  };
}
