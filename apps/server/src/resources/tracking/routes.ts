import type { Handlers, tracking } from '@vitrine/contract';
import type { Arm } from '@vitrine/kit';
import { ApiProblem } from '../../http/api-problem.ts';
import { createByteBudget } from '../../http/byte-budget.ts';
import type { HandlerContext, HandlerContexts } from '../../http/handler-context.ts';
import { getNetwork } from '../../http/network.ts';
import { isCorrelationId } from '../../http/visitor.ts';
import type { Settings } from '../../settings.ts';
import { mapEventToRow, type TrackingRow } from './rows.ts';
import type { TrackingSink } from './sink.ts';

type TrackedVisitor = Pick<HandlerContext['visitor'], 'bucket'> & Pick<HandlerContext, 'language'>;

export interface TrackingDeps {
  tracking: TrackingSink;
  now: () => number;
  /** What running tests showed on the page of an event. */
  findTests(pageUrl: unknown, visitor: TrackedVisitor): Record<string, Arm> | null;
  /** No limit of calls means no limit of bytes either. */
  settings: Pick<Settings, 'rateLimitPerMinute'>;
}

const MINUTE_MS = 60_000;
/** What one shopper sends in a minute of hurried scrolling, several times over. */
const JOURNEY_BYTES = 256 * 1024;
/** Many shoppers of a carrier share an IP address. */
const NETWORK_BYTES = 8 * 1024 * 1024;

/** The shop's own tenant, for calls that do not name one. */
const TENANT = 10_000;

/** Limits the bytes of events, which anybody may send and which are kept for months. */
function createEventBudget({ now, settings }: TrackingDeps) {
  if (settings.rateLimitPerMinute === 0) return () => {};
  const window = { windowMs: MINUTE_MS, now };
  const spendOfJourney = createByteBudget({ ...window, maxBytes: JOURNEY_BYTES });
  const spendOfNetwork = createByteBudget({ ...window, maxBytes: NETWORK_BYTES });
  return (ip: string, correlationId: string, events: object) => {
    const network = getNetwork(ip);
    const bytes = Buffer.byteLength(JSON.stringify(events));
    const waitMs =
      spendOfJourney(`${network} ${correlationId}`, bytes) ?? spendOfNetwork(network, bytes);
    if (waitMs === undefined) return;
    const headers = { 'retry-after': String(Math.ceil(waitMs / 1000)) };
    throw new ApiProblem('too-many-requests', undefined, { headers });
  };
}

/** Keeps a customer id only if it is that of the caller, so that no event is stored for another shopper. */
async function findCustomerId(
  claimedIds: readonly (string | null)[],
  { findSession }: HandlerContext,
): Promise<(claimedId: string | null) => string | null> {
  if (claimedIds.every((id) => id === null)) return () => null;
  const shopperId = (await findSession())?.shopperId ?? null;
  return (claimedId) => (claimedId === shopperId ? shopperId : null);
}

/** Tells a browser in which session it has seen a tested page. Mini-programs name theirs with each call. */
function rememberTestedSession(rows: readonly TrackingRow[], context: HandlerContext): void {
  const session = rows.findLast(({ tests }) => tests)?.correlation_id;
  if (session === undefined || session === context.visitor.testedSession) return;
  if (isCorrelationId(session)) context.setTestedSessionCookie(session);
}

export function trackingHandlers(deps: TrackingDeps): Handlers<typeof tracking, HandlerContexts> {
  const { tracking: sink, now, findTests } = deps;
  const spend = createEventBudget(deps);
  return {
    async track({ body: { events } }, context) {
      spend(context.ip, events[0]?.correlationId ?? '', events);
      const claimedIds = events.map(({ customerId }) => customerId);
      const confirmId = await findCustomerId(claimedIds, context);
      const { bucket } = context.visitor;
      const visitor = { bucket, language: context.language };
      const rows = events.map((event) =>
        mapEventToRow(
          { ...event, customerId: confirmId(event.customerId) },
          findTests(event.parameters.pageUrl, visitor),
          now(),
        ),
      );
      await sink.accept(rows);
      rememberTestedSession(rows, context);
      return { accepted: events.length };
    },

    async trackMessagingSharing({ body }, context) {
      const { uuid, correlationId, clientId, customerId, ...parameters } = body;
      spend(context.ip, correlationId, parameters);
      const confirmId = await findCustomerId([customerId], context);
      await sink.accept([
        {
          uuid,
          received_at: new Date(now()).toISOString(),
          tenant_id: TENANT,
          client_id: clientId,
          customer_id: confirmId(customerId),
          correlation_id: correlationId,
          event: 'MessagingSharing',
          parameters,
        },
      ]);
      return { accepted: 1 };
    },
  };
}
