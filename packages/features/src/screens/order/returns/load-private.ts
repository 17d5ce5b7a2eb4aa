import type { OrderReturn } from '@vitrine/contract';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';

export const loadPrivate = ({ api, signal }: PrivateLoadContext): Promise<readonly OrderReturn[]> =>
  api.listReturns({}, { signal });
