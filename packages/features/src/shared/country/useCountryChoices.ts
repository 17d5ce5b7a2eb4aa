import { SHIPPING_COUNTRY_CODES, type ShippingCountryCode } from '@vitrine/kit';
import { selectShopConfiguration } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';

/** The countries that the shop delivers to at the moment, and the current one. */
export function useCountryChoices(current: ShippingCountryCode): ShippingCountryCode[] {
  const { shippingCountries } = useSelector(selectShopConfiguration);
  return SHIPPING_COUNTRY_CODES.filter(
    (code) => code === current || (shippingCountries?.includes(code) ?? true),
  );
}
