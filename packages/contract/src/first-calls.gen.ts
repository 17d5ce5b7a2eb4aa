// Made by `node tooling/call-table.ts` from the contract; do not edit.
import type { CallRow } from './table.gen.ts';

export const firstCalls: Readonly<Record<string, CallRow>> = {
  track: ['POST', '/api/v1/marketing/trackings'],
  getSignature: ['GET', '/api/v1/messaging/jsapi/signature'],
};
