import { setPidList } from '@vitrine/state';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';

export async function loadPrivate({ api, store, signal }: PrivateLoadContext): Promise<void> {
  store.dispatch(setPidList(await api.listPersonalIds({}, { signal })));
}
