import { useMemo } from 'react';
import { genderNames, statusNames, toOptions } from '../../catalogue/names.ts';
import { useCatalogueOptions } from '../../catalogue/useCatalogue.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useMerchants } from '../../parts/useMerchants.ts';
import { useOperator } from '../../session/useOperator.ts';
import type { ResourceFilter } from '../../table/types.ts';
import { productsMessages } from './messages.ts';

/** The filters of the list of products. Staff of a merchant see one merchant only. */
export function useProductFilters(): readonly ResourceFilter[] {
  const texts = useMessages(productsMessages);
  const statuses = useMessages(statusNames);
  const genders = useMessages(genderNames);
  const { brands, categories } = useCatalogueOptions();
  const { options: merchants } = useMerchants();
  const isOfMerchant = useOperator().role === 'merchant';
  return useMemo(
    () => [
      { kind: 'search', key: 'search', label: texts.search },
      { kind: 'select', key: 'status', label: texts.status, options: toOptions(statuses) },
      { kind: 'select', key: 'brandId', label: texts.brand, options: brands },
      { kind: 'select', key: 'categoryId', label: texts.category, options: categories },
      { kind: 'select', key: 'gender', label: texts.gender, options: toOptions(genders) },
      ...(isOfMerchant
        ? []
        : ([
            { kind: 'select', key: 'merchantId', label: texts.merchant, options: merchants },
          ] as const)),
    ],
    [texts, statuses, genders, brands, categories, merchants, isOfMerchant],
  );
}
