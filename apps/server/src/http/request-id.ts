import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Short and plain, so that the id is safe to log and to send back. */
const VALID_ID = /^[A-Za-z0-9][\w.-]{7,63}$/;

/** The id that the caller sent, if it is valid, otherwise a new one. */
export function resolveRequestId(headers: IncomingHttpHeaders): string {
  const id = headers['request-id'] ?? headers['x-request-id'];
  return typeof id === 'string' && VALID_ID.test(id) ? id : randomUUID();
}
