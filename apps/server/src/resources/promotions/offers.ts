import type { PromoOffer } from '@vitrine/contract';
import type { Offer } from '../checkout/promotions-port.ts';

/** An offer as a call answers it: under the name of its kind. */
export const promoOfferOf =
  (currencyCode: string) =>
  (offer: Offer): PromoOffer => {
    const { minValue } = offer;
    switch (offer.type) {
      case 'money-off':
        return { offerMoneyOff: { discountValue: offer.discountValue, currencyCode, minValue } };
      case 'percent-off':
        return {
          offerPercentOff: { discountPercentage: offer.discountPercentage, currencyCode, minValue },
        };
      case 'percent-off-shipping':
        return { offerPercentOffShipping: { currencyCode, minValue } };
    }
  };
