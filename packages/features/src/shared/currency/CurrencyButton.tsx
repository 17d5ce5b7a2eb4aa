import { useFetch } from '@vitrine/client/react';
import { DEFAULT_CURRENCY, formatMessage } from '@vitrine/kit';
import { useLanguage, useMessages, usePlatform } from '@vitrine/platform';
import { type CurrencyRate, selectCurrencyRate, setCurrencyRate } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { ChoiceSheet, Pressable, Text } from '@vitrine/ui';
import { useState } from 'react';
import * as spacing from '../layout/spacing.ts';
import { CURRENCY_KEY } from './currency-key.ts';
import { CURRENCY_NAMES } from './currency-names.ts';
import { messages } from './messages.ts';
import { fetchRates } from './rates.ts';

/** Shows the currency for reference; pressing it opens the choice of those that the shop has a rate of. */
export function CurrencyButton({ className }: { className?: string | undefined }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const dispatch = useDispatch();
  const { storage } = usePlatform();
  const current = useSelector(selectCurrencyRate)?.currencyCode ?? DEFAULT_CURRENCY;
  const [isOpen, setOpen] = useState(false);
  const [rates, setRates] = useState<readonly CurrencyRate[]>([]);
  useFetch(
    isOpen ? language : undefined,
    (api) => fetchRates(api, language),
    (found = []) => setRates(found),
  );
  const getLabel = (code: string) => `${CURRENCY_NAMES[code]?.[language] ?? code} ${code}`;
  const [first] = rates;

  function choose(code: string): void {
    storage.local.set(CURRENCY_KEY, code);
    dispatch(setCurrencyRate(rates.find(({ currencyCode }) => currencyCode === code) ?? null));
    setOpen(false);
  }

  return (
    <>
      <Pressable
        className={className}
        label={formatMessage(t.change, { currency: getLabel(current) })}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        <Text>{getLabel(current)}</Text>
      </Pressable>
      <ChoiceSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.title}
        choices={[DEFAULT_CURRENCY, ...rates.map(({ currencyCode }) => currencyCode)]}
        getLabel={getLabel}
        current={current}
        onSelect={choose}
      >
        <Text as="p" variant="caption" tone="quiet" className={spacing.mt4}>
          {first
            ? formatMessage(t.note, { date: first.asOf, source: first.source })
            : t.unavailable}
        </Text>
      </ChoiceSheet>
    </>
  );
}
