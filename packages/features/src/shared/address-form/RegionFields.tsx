import { SHIPPING_COUNTRIES, type ShippingCountryCode } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { Box, Button, cx, Note, Select, Text } from '@vitrine/ui';
import { useCountryChoices } from '../country/useCountryChoices.ts';
import * as layout from '../layout/layout.ts';
import styles from './AddressForm.module.css';
import { CityFields } from './CityFields.tsx';
import { filterServedStates, setCountryCode, setState } from './draft.ts';
import { messages } from './messages.ts';
import type { AddressFormState } from './useAddressForm.ts';
import type { CountryStates } from './useCountryStates.ts';

interface RegionFieldsProps {
  form: AddressFormState;
  countryStates: CountryStates;
}

/** Selects for country and province, and for mainland China the city and the district. */
export function RegionFields({ form, countryStates }: RegionFieldsProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { draft, write, getFieldError } = form;
  const isMainland = draft.countryCode === 'CN';
  const states = filterServedStates(countryStates.states, draft.countryCode);
  const countries = useCountryChoices(draft.countryCode).map((code) => ({
    value: code,
    name: SHIPPING_COUNTRIES[code].name[language],
  }));

  function selectState(id: string): void {
    const state = states.find((option) => option.id === id);
    if (state) write(setState(draft, state));
  }

  return (
    <>
      <Box className={cx(layout.pair, styles.regions)}>
        <Select
          label={t.country}
          options={countries}
          value={draft.countryCode}
          onChange={(code) => write(setCountryCode(draft, code as ShippingCountryCode))}
          autoComplete="country"
        />
        <Select
          label={isMainland ? t.names.stateId : t.region}
          options={states.map(({ id, name }) => ({ value: id, name }))}
          value={states.length > 0 ? draft.stateId : ''}
          placeholder={t.choose}
          onChange={selectState}
          autoComplete="address-level1"
          error={getFieldError('stateId')}
        />
      </Box>
      {countryStates.hasFailed && (
        <Note tone="bad">
          <Text as="p">{t.statesFailed}</Text>
          <Button variant="text" onPress={countryStates.retry}>
            {t.retry}
          </Button>
        </Note>
      )}
      {isMainland && <CityFields form={form} />}
    </>
  );
}
