export { operatorSessions } from './calls/operator-sessions.ts';
export { operators } from './calls/operators.ts';
export * from './calls.ts';
export * from './entities/operators.ts';
export * from './entities/page.ts';
export * from './permissions.ts';
