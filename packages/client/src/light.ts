import type { CallName } from '@vitrine/contract';
import type { CallRow } from '@vitrine/contract/table';
import { firstCalls } from '@vitrine/contract/table/first';
import type { Api } from './api.ts';
import { createClientBy } from './client.ts';
import type { ClientConfig } from './config.ts';
import { ApiError } from './error.ts';

async function fetchRow(name: CallName): Promise<CallRow> {
  try {
    return (await import('@vitrine/contract/table')).callTable[name];
  } catch (cause) {
    throw new ApiError('network', undefined, undefined, cause);
  }
}

/** The same calls, all but the first few fetched with the first of them: for pages that mostly are read. */
export const createLightClient = (config: ClientConfig): Api =>
  createClientBy((name) => firstCalls[name] ?? fetchRow(name), config);
