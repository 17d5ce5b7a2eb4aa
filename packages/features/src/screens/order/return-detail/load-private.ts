import type { OrderReturn } from '@vitrine/contract';
import type { ScreenProps } from '../../../screen.ts';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';

export const loadPrivate = (
  { api, signal }: PrivateLoadContext,
  { params: { id = '' } }: ScreenProps,
): Promise<OrderReturn> => api.getReturn({ params: { id } }, { signal });
