import { useFetch } from '@vitrine/client/react';
import type { City } from '@vitrine/contract';
import { SHIPPING_COUNTRIES } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, cx, Input, Select } from '@vitrine/ui';
import { useState } from 'react';
import * as layout from '../layout/layout.ts';
import styles from './AddressForm.module.css';
import { setCity } from './draft.ts';
import { messages } from './messages.ts';
import type { AddressFormState } from './useAddressForm.ts';

interface LoadedCities {
  stateId: string;
  /** Absent when they could not be loaded. */
  cities?: readonly City[] | undefined;
}

/**
 * The cities of a province of mainland China with their districts. Without them the shopper types the
 * names, so that an address can be saved in any case.
 */
function useCities(stateId: string) {
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

/** A saved name may no longer be in the official list; it stays an option until another is chosen. */
function toOptions(places: readonly { name: string; label: string }[], current: string) {
  const isListed = current === '' || places.some(({ name }) => name === current);
  const listed = places.map(({ name, label }) => ({ value: name, name: label }));
  return isListed ? listed : [...listed, { value: current, name: current }];
}

/** The city and the district of an address in mainland China. */
export function CityFields({ form }: { form: AddressFormState }) {
  const t = useMessages(messages);
  const { draft, write, touch, getFieldError } = form;
  const { cities, hasFailed } = useCities(draft.stateId);
  const city = cities.find(({ name }) => name === draft.city);
  const field = (name: 'city' | 'district') => ({
    label: t.names[name],
    name,
    value: draft[name],
    error: getFieldError(name),
  });
  const writeDistrict = (district: string) => write({ ...draft, district });

  if (hasFailed) {
    return (
      <Box className={layout.pair}>
        <Input
          {...field('city')}
          autoComplete="address-level2"
          maxLength={40}
          onChange={(name) => write({ ...draft, city: name })}
          onBlur={() => touch('city')}
        />
        <Input
          {...field('district')}
          autoComplete="address-level3"
          maxLength={40}
          onChange={writeDistrict}
          onBlur={() => touch('district')}
        />
      </Box>
    );
  }
  return (
    <Box className={cx(layout.pair, styles.regions)}>
      <Select
        {...field('city')}
        autoComplete="address-level2"
        placeholder={t.choose}
        disabled={draft.stateId === ''}
        options={toOptions(cities, draft.city)}
        onChange={(name) => write(setCity(draft, name))}
      />
      <Select
        {...field('district')}
        autoComplete="address-level3"
        placeholder={t.choose}
        disabled={draft.city === ''}
        options={toOptions(city?.districts ?? [], draft.district)}
        onChange={writeDistrict}
      />
    </Box>
  );
}
