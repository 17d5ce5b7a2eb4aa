import { useFetch } from '@vitrine/client/react';
import type { City } from '@vitrine/contract';
import { SHIPPING_COUNTRIES } from '@vitrine/kit';
import { useState } from 'react';

interface LoadedCities {
  stateId: string;
  /** Absent when they could not be loaded. */
  cities?: readonly City[] | undefined;
}

/**
 * The cities of a province of mainland China with their districts. Without them the shopper types the
 * names, so that an address can be saved in any case.
 */
export function useCities(stateId: string) {
  const [loaded, setLoaded] = useState<LoadedCities>();
  const isLoaded = loaded?.stateId === stateId;
  useFetch(
    stateId === '' || isLoaded ? undefined : stateId,
    (api) => api.listCities({ params: { id: SHIPPING_COUNTRIES.CN.id, stateId } }),
    (cities) => setLoaded({ stateId, cities }),
  );
  return {
    cities: (isLoaded ? loaded.cities : undefined) ?? [],
    hasFailed: isLoaded && loaded.cities === undefined,
  };
}
