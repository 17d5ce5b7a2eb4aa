import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Short and plain, so that an id can be logged and answered without a second thought. */
const SANE = /^[A-Za-z0-9][\w.-]{7,63}$/;

/** The caller's own id for a request when it is a sane one, otherwise a new one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers['request-id'] ?? headers['x-request-id'];
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID();
}
