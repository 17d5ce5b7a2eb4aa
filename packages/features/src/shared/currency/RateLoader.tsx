import { useFetch } from '@vitrine/client/react';
import { formatMessage } from '@vitrine/kit';
import { useLanguage, useMessages, usePlatform } from '@vitrine/platform';
import { setCurrencyRate } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { messages } from './messages.ts';
import { fetchRates } from './rates.ts';

interface RateLoaderProps {
  /** The code in the link, or that of the last choice. */
  currency: string;
}

/** Loads the rate of a currency. One in a link that the shop has no rate of is refused with a message. */
export function RateLoader({ currency }: RateLoaderProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const toast = useToast();
  const dispatch = useDispatch();
  const { landingParams } = usePlatform();
  useFetch(
    currency,
    (api) => fetchRates(api, language),
    (rates) => {
      const rate = rates?.find(({ currencyCode }) => currencyCode === currency);
      if (rate) dispatch(setCurrencyRate(rate));
      else if (rates && landingParams.currency)
        toast(formatMessage(t.refused, { currency }), { icon: 'info' });
    },
  );
  return null;
}
