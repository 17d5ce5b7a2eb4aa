import type { Handlers, tracking } from '@vitrine/contract';
import type { CallContexts } from '../../http/context.ts';
import { rowOf } from './rows.ts';
import type { TrackingSink } from './sink.ts';

export interface TrackingDeps {
  tracking: TrackingSink;
  now: () => number;
}

/** The shop itself, where a call does not say who tells. */
const TENANT = 10_000;
const MESSAGING_CLIENT = 10_033;

export const trackingHandlers = ({
  tracking: sink,
  now,
}: TrackingDeps): Handlers<typeof tracking, CallContexts> => ({
  async track({ body }) {
    await sink.accept(body.events.map((event) => rowOf(event, now())));
    return { accepted: body.events.length };
  },

  async trackMessagingSharing({ body }) {
    const { uuid, correlationId, ...parameters } = body;
    await sink.accept([
      {
        uuid,
        received_at: new Date(now()).toISOString(),
        tenant_id: TENANT,
        client_id: MESSAGING_CLIENT,
        customer_id: null,
        correlation_id: correlationId,
        event: 'MessagingSharing',
        parameters,
      },
    ]);
    return { accepted: 1 };
  },
});
