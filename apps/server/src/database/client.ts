import { Client, type ClientConfig } from 'pg';
import { startTimeLimit } from '../time-limit.ts';
import { SilentConnectionError } from './limit-silence.ts';

const CONNECT_LIMIT_MS = 4_000;

/** A connection to PostgreSQL that is given up when it does not open in time. It is opened at once. */
export class LimitedClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    const endLimit = startTimeLimit(CONNECT_LIMIT_MS, () =>
      this.connection.stream.destroy(
        new SilentConnectionError('The database accepts no connection'),
      ),
    );
    this.once('connect', endLimit);
    this.once('end', endLimit);
  }
}
