import type { ErrorBody } from '@vitrine/contract';

/** True when a call that tolerates refusals (401, 403) was answered by one. */
export const isRefused = (reply: unknown): reply is ErrorBody =>
  typeof reply === 'object' && reply !== null && 'error' in reply;
