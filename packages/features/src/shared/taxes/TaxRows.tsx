import type { Api } from '@vitrine/client';
import { useFetch } from '@vitrine/client/react';
import type { TaxBreakdown as Breakdown } from '@vitrine/contract';
import { formatMessage, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { FinePrint, Hint } from '@vitrine/ui';
import { useState } from 'react';
import * as spacing from '../layout/spacing.ts';
import { type PriceRow, PriceRows } from '../order/PriceRows.tsx';
import { messages } from './messages.ts';

export interface TaxBreakdownProps {
  /** Changes with the order, so that other amounts are fetched again. */
  fetchKey: string;
  fetchTaxes: (api: Api) => Promise<Breakdown | null>;
}

function Rows({ breakdown }: { breakdown: Breakdown }) {
  const t = useMessages(messages);
  const { currencyIsoCode, goods, shipping, categories, sources } = breakdown;
  const price = (amount: number) => formatPrice(amount, currencyIsoCode);
  const rows: PriceRow[] = [
    { key: 'goods', name: t.goods, value: price(goods) },
    ...categories.flatMap(({ name, duty, dutyPercent, vat, vatPercent }) => [
      {
        key: `duty ${name}`,
        name: formatMessage(t.duty, { name, percent: dutyPercent }),
        value: price(duty),
      },
      {
        key: `vat ${name}`,
        name: formatMessage(t.vat, { name, percent: vatPercent }),
        value: price(vat),
      },
    ]),
    { key: 'shipping', name: t.shipping, value: price(shipping) },
  ];
  return (
    <>
      <PriceRows rows={rows} />
      <FinePrint className={spacing.pt2}>{[t.note, ...sources].join(' ')}</FinePrint>
    </>
  );
}

/** The breakdown, fetched when it is shown. */
export function TaxRows({ fetchKey, fetchTaxes }: TaxBreakdownProps) {
  const t = useMessages(messages);
  const [result, setResult] = useState<Breakdown | 'loading' | 'failed' | null>('loading');
  useFetch(fetchKey, fetchTaxes, (breakdown) =>
    setResult(breakdown === undefined ? 'failed' : breakdown),
  );
  if (result !== null && typeof result === 'object') return <Rows breakdown={result} />;
  return <Hint role="status">{t[result ?? 'none']}</Hint>;
}
