import { callTable } from '@vitrine/contract/table';
import type { Api } from './api.ts';
import { createClientWith } from './client.ts';
import type { ClientConfig } from './config.ts';

/**
 * Typed calls over any transport.
 * @example
 * const api = createClient({ baseUrl: '/', withCredentials: true, interceptors, transport: fetchTransport() });
 * const product = await api.getProduct({ params: { id: '10000001' } });
 */
export const createClient = (config: ClientConfig): Api =>
  createClientWith((name) => callTable[name], config);
