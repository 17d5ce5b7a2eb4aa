import { useFetch } from '@vitrine/client/react';
import type { RewardPackage } from '@vitrine/contract';
import { mergeRewardPackages, selectRewardPackages } from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { useMemo, useState } from 'react';
import { filterCoupons } from './rules.ts';

export interface Coupons {
  isLoading: boolean;
  coupons: RewardPackage[];
}

/** Fetches the shopper's coupons of the given promotions. The list is empty when fetching fails. */
export function useCoupons(promotionIds: readonly string[]): Coupons {
  const store = useStore();
  const packages = useSelector(selectRewardPackages);
  const [fetched, setFetched] = useState('');
  const promotionIdList = promotionIds.join(',');

  useFetch(
    promotionIdList,
    (api) => api.listMyRewardPackages({ query: { 'promotion-ids': promotionIdList } }),
    (fetchedPackages) => {
      if (fetchedPackages) store.dispatch(mergeRewardPackages(fetchedPackages));
      setFetched(promotionIdList);
    },
  );

  const coupons = useMemo(
    () => filterCoupons(packages, promotionIdList.split(',')),
    [packages, promotionIdList],
  );
  return { isLoading: fetched !== promotionIdList && coupons.length === 0, coupons };
}
