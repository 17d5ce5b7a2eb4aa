import { operatorSessions } from './calls/operator-sessions.ts';
import { operators } from './calls/operators.ts';

/** Every call of operators and machines by its name. */
export const adminCalls = { ...operatorSessions, ...operators };

export type AdminCalls = typeof adminCalls;
export type AdminCallName = keyof AdminCalls;
