import { useFetch } from '@vitrine/client/react';
import type { CountryState } from '@vitrine/contract';
import { SHIPPING_COUNTRIES, type ShippingCountryCode } from '@vitrine/kit';
import { selectCountryId, selectStates, setCountry, setStates } from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { useEffect, useState } from 'react';

const NO_STATES: readonly CountryState[] = [];

/** The states of a country, fetched when the store holds those of another country. */
export function useCountryStates(country: ShippingCountryCode) {
  const store = useStore();
  const { id } = SHIPPING_COUNTRIES[country];
  const loadedCountryId = useSelector(selectCountryId);
  const loadedStates = useSelector(selectStates);
  const states = loadedCountryId === id ? loadedStates : NO_STATES;
  const isLoaded = states.length > 0;
  const [attempt, setAttempt] = useState(0);
  const [failedRequest, setFailedRequest] = useState('');
  const request = `${id} ${attempt}`;

  useEffect(() => void store.dispatch(setCountry(id)), [store, id]);
  useFetch(
    isLoaded ? undefined : request,
    (api) => api.getCountryStates({ params: { id } }),
    (result) => {
      if (result) store.dispatch(setStates({ countryId: id, states: result }));
      else setFailedRequest(request);
    },
  );

  const hasFailed = failedRequest === request;
  return { states, hasFailed, retry: () => setAttempt((count) => count + 1) };
}

export type CountryStates = ReturnType<typeof useCountryStates>;
