import { useFetch } from '@vitrine/client/react';
import { DEFAULT_CURRENCY, formatMessage } from '@vitrine/kit';
import { useLanguage, useMessages, usePlatform } from '@vitrine/platform';
import { type CurrencyRate, selectCurrencyRate, setCurrencyRate } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { ChoiceSheet, Hint, Pressable, Text } from '@vitrine/ui';
import { useState } from 'react';
import * as spacing from '../layout/spacing.ts';
import { CURRENCY_KEY } from './currency-key.ts';
import { messages } from './messages.ts';
import { fetchRates } from './rates.ts';

/** The names of the currencies by code. */
const CURRENCY_NAMES: Readonly<Record<string, { 'zh-CN': string; 'en-US': string }>> = {
  CNY: { 'zh-CN': '人民币', 'en-US': 'Renminbi' },
  USD: { 'zh-CN': '美元', 'en-US': 'US dollar' },
  HKD: { 'zh-CN': '港元', 'en-US': 'Hong Kong dollar' },
  JPY: { 'zh-CN': '日元', 'en-US': 'Japanese yen' },
  KRW: { 'zh-CN': '韩元', 'en-US': 'Korean won' },
  EUR: { 'zh-CN': '欧元', 'en-US': 'Euro' },
  GBP: { 'zh-CN': '英镑', 'en-US': 'Pound sterling' },
  CHF: { 'zh-CN': '瑞士法郎', 'en-US': 'Swiss franc' },
  DKK: { 'zh-CN': '丹麦克朗', 'en-US': 'Danish krone' },
  PLN: { 'zh-CN': '波兰兹罗提', 'en-US': 'Polish złoty' },
  RUB: { 'zh-CN': '俄罗斯卢布', 'en-US': 'Russian rouble' },
  SEK: { 'zh-CN': '瑞典克朗', 'en-US': 'Swedish krona' },
  MXN: { 'zh-CN': '墨西哥比索', 'en-US': 'Mexican peso' },
  BRL: { 'zh-CN': '巴西雷亚尔', 'en-US': 'Brazilian real' },
  AUD: { 'zh-CN': '澳大利亚元', 'en-US': 'Australian dollar' },
  CAD: { 'zh-CN': '加拿大元', 'en-US': 'Canadian dollar' },
  SGD: { 'zh-CN': '新加坡元', 'en-US': 'Singapore dollar' },
  TWD: { 'zh-CN': '新台币', 'en-US': 'New Taiwan dollar' },
};

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
        <Hint className={spacing.mt4}>
          {first
            ? formatMessage(t.note, { date: first.asOf, source: first.source })
            : t.unavailable}
        </Hint>
      </ChoiceSheet>
    </>
  );
}
