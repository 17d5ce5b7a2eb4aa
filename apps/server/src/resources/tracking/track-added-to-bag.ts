import { newUuid } from '@vitrine/kit';
import type { SessionContext } from '../../http/handler-context.ts';
import type { TrackingSink } from './sink.ts';

interface AddedToBagDeps {
  readonly tracking: TrackingSink;
  readonly now: () => number;
  /** Whether a running test wants to know. */
  readonly countsAddedToBag: () => boolean;
  readonly logError: (about: object, what: string) => void;
}

/** The server's own events have neither a tenant nor a client of the shop's. */
const OWN = { tenant_id: 0, client_id: 0 } as const;

/**
 * Notes that something was put into the bag, in the session that has seen a tested page. Pages do not report it, because
 * the server knows it better. The bag is answered even if the event is lost.
 */
export async function trackAddedToBag(
  { tracking, now, countsAddedToBag, logError }: AddedToBagDeps,
  { visitor: { testedSession }, session }: SessionContext,
): Promise<void> {
  if (testedSession === undefined || !countsAddedToBag()) return;
  const row = {
    ...OWN,
    uuid: newUuid(),
    received_at: new Date(now()).toISOString(),
    customer_id: session.shopperId,
    correlation_id: testedSession,
    event: 'AddedToBag',
    parameters: {},
  };
  await tracking.accept([row]).catch((err) => logError({ err }, 'added-to-bag event not stored'));
}
