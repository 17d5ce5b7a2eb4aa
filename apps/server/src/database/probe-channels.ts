import { escapeLiteral } from 'pg';
import type { Channel } from './database.ts';

/** What processes of former releases listen to, to notice a silent connection. */
const HEARTBEAT_CHANNEL = 'heartbeat';

/** The channels that a process listens to. Each is probed, because one of them may go deaf alone. */
export const PROBED_CHANNELS = [
  HEARTBEAT_CHANNEL,
  'catalogue',
  'content',
  'conversations',
] as const satisfies readonly (Channel | typeof HEARTBEAT_CHANNEL)[];

/** Says that a channel is heard. A process of the former release reads it as a change of no product. */
export const PROBE_PAYLOAD = 'products 0';

/** Sends a probe to every channel and reads the clock of the database. */
export const SEND_PROBES = `select ${PROBED_CHANNELS.map(
  (channel) => `pg_notify(${escapeLiteral(channel)}, ${escapeLiteral(PROBE_PAYLOAD)})`,
).join(', ')}, clock_timestamp() as now`;
