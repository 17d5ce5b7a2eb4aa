import { setPromoCodes, setRewardPackages } from '@vitrine/state';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';

export async function loadPrivate({ api, store, signal }: PrivateLoadContext): Promise<void> {
  const [packages, codes] = await Promise.all([
    api.listMyRewardPackages({ query: {} }, { signal }),
    api.listMyPromoCodes({}, { signal }),
  ]);
  store.dispatch(setRewardPackages(packages));
  store.dispatch(setPromoCodes(codes));
}
