import { useAsking } from '@vitrine/client/react';
import type { CountryState } from '@vitrine/contract';
import { SHIPPING_COUNTRIES, type ShippingCountryCode } from '@vitrine/kit';
import { selectCountryId, selectStates, setCountry, setStates } from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { useEffect, useState } from 'react';

const NONE: readonly CountryState[] = [];

/** The states of a country, fetched when they are not the ones that are known. */
export function useStates(country: ShippingCountryCode) {
  const store = useStore();
  const { id } = SHIPPING_COUNTRIES[country];
  const known = useSelector(selectCountryId);
  const held = useSelector(selectStates);
  const states = known === id ? held : NONE;
  const isKnown = states.length > 0;
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState('');
  const asked = `${id} ${attempt}`;

  useEffect(() => void store.dispatch(setCountry(id)), [store, id]);
  useAsking(
    isKnown ? undefined : asked,
    (api) => api.getCountryStates({ params: { id } }),
    (found) => {
      if (found) store.dispatch(setStates({ countryId: id, states: found }));
      else setFailed(asked);
    },
  );

  return { states, hasFailed: failed === asked, retry: () => setAttempt((count) => count + 1) };
}
