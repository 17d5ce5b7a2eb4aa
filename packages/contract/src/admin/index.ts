export { operatorSessions } from './calls/operator-sessions.ts';
export { operators } from './calls/operators.ts';
export * from './calls.ts';
export * from './entities/catalogue-text.ts';
export * from './entities/operators.ts';
export * from './entities/page.ts';
export * from './entities/product-records.ts';
export * from './entities/products.ts';
export * from './permissions.ts';
