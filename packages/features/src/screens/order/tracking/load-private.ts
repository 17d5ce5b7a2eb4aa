import type { ScreenProps } from '../../../screen.ts';
import { loadOrder, loadTracking } from '../../../shared/order/load-order.ts';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';

/** Loads the order and the tracking of its shipments. */
export const loadPrivate = async (
  context: PrivateLoadContext,
  { params: { id = '' } }: Pick<ScreenProps, 'params'>,
): Promise<void> => loadTracking(context, await loadOrder(context, id));
