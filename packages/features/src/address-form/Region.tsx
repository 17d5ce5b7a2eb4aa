import { SHIPPING_COUNTRIES, SHIPPING_COUNTRY_CODES, type ShippingCountryCode } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { Box, Button, Input, Note, Select, Text } from '@vitrine/ui';
import styles from './AddressForm.module.css';
import { servedStates, withCountry, withState } from './draft.ts';
import { messages } from './messages.ts';
import type { AddressFormState } from './useAddressForm.ts';
import type { useStates } from './useStates.ts';

interface RegionProps {
  form: AddressFormState;
  known: ReturnType<typeof useStates>;
}

/** Country and province, from lists; in mainland China the city and the district as well. */
export function Region({ form, known }: RegionProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { draft, write, leave, faultOf } = form;
  const isMainland = draft.countryCode === 'CN';
  const states = servedStates(known.states, draft.countryCode);
  const countries = SHIPPING_COUNTRY_CODES.map((code) => ({
    value: code,
    name: SHIPPING_COUNTRIES[code].name[language],
  }));

  function chooseState(id: string): void {
    const state = states.find((each) => each.id === id);
    if (state) write(withState(draft, state));
  }

  return (
    <>
      <Box className={styles.pair}>
        <Select
          label={words.country}
          options={countries}
          value={draft.countryCode}
          onChange={(code) => write(withCountry(draft, code as ShippingCountryCode))}
          autoComplete="country"
        />
        <Select
          label={isMainland ? words.names.stateId : words.region}
          options={states.map(({ id, name }) => ({ value: id, name }))}
          value={states.length > 0 ? draft.stateId : ''}
          placeholder={words.choose}
          onChange={chooseState}
          autoComplete="address-level1"
          error={faultOf('stateId')}
        />
      </Box>
      {known.hasFailed && (
        <Note tone="bad">
          <Text as="p">{words.statesFailed}</Text>
          <Button kind="text" onTap={known.retry}>
            {words.retry}
          </Button>
        </Note>
      )}
      {isMainland && (
        <Box className={styles.pair}>
          <Input
            label={words.names.city}
            name="city"
            autoComplete="address-level2"
            maxLength={40}
            value={draft.city}
            onChange={(city) => write({ ...draft, city })}
            onBlur={() => leave('city')}
            error={faultOf('city')}
          />
          <Input
            label={words.names.district}
            name="district"
            autoComplete="address-level3"
            maxLength={40}
            value={draft.district}
            onChange={(district) => write({ ...draft, district })}
            onBlur={() => leave('district')}
            error={faultOf('district')}
          />
        </Box>
      )}
    </>
  );
}
