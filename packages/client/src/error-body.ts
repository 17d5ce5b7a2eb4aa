import type { ErrorBody } from '@vitrine/contract';

/** Whether a call that tolerates 401 and 403 resolved to an error body. */
export const isErrorBody = (reply: unknown): reply is ErrorBody =>
  typeof reply === 'object' && reply !== null && 'error' in reply;
