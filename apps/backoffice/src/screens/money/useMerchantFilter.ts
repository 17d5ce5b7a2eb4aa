import { useMemo } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useMerchants } from '../../parts/useMerchants.ts';
import { useOperator } from '../../session/useOperator.ts';
import type { ResourceFilter } from '../../table/types.ts';
import { moneyMessages } from './messages.ts';

/** The choice of a merchant, which staff of a merchant do not have. */
export function useMerchantFilter(): readonly ResourceFilter[] {
  const texts = useMessages(moneyMessages);
  const { options } = useMerchants();
  const { merchantId } = useOperator();
  return useMemo(
    () =>
      merchantId === null
        ? [{ kind: 'select', key: 'merchantId', label: texts.merchant, options }]
        : [],
    [merchantId, texts, options],
  );
}
