import type { Client } from 'pg';
import { limitSilence, SilentConnectionError } from './limit-silence.ts';
import { SEND_PROBES } from './probe-channels.ts';

/** Well below the silence after which a listening connection is replaced. */
const HEARTBEAT_MS = 2_500;
/** How long one heartbeat may take. */
const MAX_SILENCE_MS = 4_000;
/** Smaller differences are not worth a step of the clock. */
const CLOCK_NOISE_MS = 250;

/**
 * A connection of its own that sends heartbeats. It tells whether the database answers when the pool is
 * exhausted, and what time it is there.
 */
export function createMonitorConnection(
  connect: () => Promise<Client>,
  { onAnswer, onSilence }: { onAnswer(): void; onSilence(): void },
) {
  let client: Client | undefined;
  let beating: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** What to add to the process's monotonic clock, which does not jump when the system's clock is set. */
  let offset = Date.now() - performance.now();

  function readClock(now: Date, sentAt: number) {
    const halfTrip = (performance.now() - sentAt) / 2;
    const measured = now.getTime() - (sentAt + halfTrip);
    if (Math.abs(measured - offset) > Math.max(CLOCK_NOISE_MS, halfTrip)) offset = measured;
  }

  async function open() {
    const next = await connect();
    limitSilence(next, MAX_SILENCE_MS);
    next.on('error', (error) => {
      if (error instanceof SilentConnectionError) onSilence();
    });
    next.once('end', () => {
      if (client === next) client = undefined;
    });
    client = next;
    return next;
  }

  async function sendHeartbeat() {
    const connection = client ?? (await open());
    const sentAt = performance.now();
    const { rows } = await connection.query<{ now: Date }>(SEND_PROBES);
    if (rows[0]) readClock(rows[0].now, sentAt);
    onAnswer();
  }

  /** Sends a heartbeat now; simultaneous callers share it. */
  function beat(): Promise<void> {
    beating ??= sendHeartbeat().finally(() => {
      beating = undefined;
    });
    return beating;
  }

  return {
    beat,
    /** Sends heartbeats from now on. The first one has been answered when the promise resolves. */
    async start() {
      if (timer) return;
      // The connection reports its errors by itself.
      timer = setInterval(() => void beat().catch(() => {}), HEARTBEAT_MS).unref();
      await beat();
    },
    now: () => Math.floor(performance.now() + offset),
    async close() {
      clearInterval(timer);
      await beating?.catch(() => {});
      await client?.end();
    },
  };
}
