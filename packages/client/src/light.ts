import type { CallName } from '@vitrine/contract';
import type { CallRow } from '@vitrine/contract/table';
import { firstCalls } from '@vitrine/contract/table/first';
import type { Api } from './api.ts';
import { createClientWith } from './client.ts';
import type { ClientConfig } from './config.ts';
import { ApiError } from './error.ts';

interface LightClientConfig extends ClientConfig {
  /** Called when the call table could not be loaded. Some engines never load it afterwards in this document. */
  onTableFailure(): void;
}

/** A client that loads most of its call table with the first call that needs it, for pages with few calls. */
export function createLightClient({ onTableFailure, ...config }: LightClientConfig): Api {
  async function loadRow(name: CallName): Promise<CallRow> {
    try {
      return (await import('@vitrine/contract/table')).callTable[name];
    } catch (cause) {
      onTableFailure();
      throw new ApiError('network', undefined, undefined, cause);
    }
  }
  return createClientWith((name) => firstCalls[name] ?? loadRow(name), config);
}
