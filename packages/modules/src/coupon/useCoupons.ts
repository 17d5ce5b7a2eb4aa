import { useFetch } from '@vitrine/client/react';
import type { RewardPackage } from '@vitrine/contract';
import {
  mergeRewardPackages,
  selectIsLoggedIn,
  selectRewardPackages,
  selectSessionReady,
} from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { useMemo, useState } from 'react';
import { filterCoupons } from './rules.ts';

interface Coupons {
  /** The session is ready, so the login state is final. */
  isSessionReady: boolean;
  isLoggedIn: boolean;
  isLoading: boolean;
  coupons: RewardPackage[];
}

/** Fetches the shopper's coupons of the given promotions. The list is empty when fetching fails. */
export function useCoupons(promotionIds: readonly string[]): Coupons {
  const store = useStore();
  const isSessionReady = useSelector(selectSessionReady);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const packages = useSelector(selectRewardPackages);
  const [fetched, setFetched] = useState('');
  const promotionIdList = promotionIds.join(',');
  const shouldFetch = isLoggedIn && promotionIdList !== '';

  useFetch(
    shouldFetch ? promotionIdList : undefined,
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
  const isLoading = shouldFetch && fetched !== promotionIdList && coupons.length === 0;
  return { isSessionReady, isLoggedIn, isLoading, coupons: isLoggedIn ? coupons : [] };
}
