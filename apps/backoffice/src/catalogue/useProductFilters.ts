import { defineMessages } from '@vitrine/kit';
import { useMemo } from 'react';
import { useMessages } from '../language/LanguageProvider.tsx';
import { toOptions } from '../parts/to-options.ts';
import { useMerchants } from '../parts/useMerchants.ts';
import { useOperator } from '../session/useOperator.ts';
import type { ResourceFilter } from '../table/types.ts';
import { genderNames, statusNames, stockLevelNames } from './names.ts';
import { useCatalogueOptions } from './useCatalogue.ts';

const messages = defineMessages({
  search: ['名称、款号、编号、SKU', 'Name, style, id, SKU'],
  status: ['状态', 'Status'],
  brand: ['品牌', 'Brand'],
  category: ['类目', 'Category'],
  colour: ['颜色', 'Colour'],
  attribute: ['材质与细节', 'Material or detail'],
  gender: ['性别', 'Gender'],
  stock: ['任一尺码库存', 'Stock of any size'],
  merchant: ['商家', 'Merchant'],
});

/** The filters of the list of products. Staff of a merchant see one merchant only. */
export function useProductFilters(): readonly ResourceFilter[] {
  const texts = useMessages(messages);
  const statuses = useMessages(statusNames);
  const genders = useMessages(genderNames);
  const stockLevels = useMessages(stockLevelNames);
  const { brands, categories, colours, attributes } = useCatalogueOptions();
  const { options: merchants } = useMerchants();
  const isOfMerchant = useOperator().role === 'merchant';
  return useMemo(
    () => [
      { kind: 'search', key: 'search', label: texts.search },
      { kind: 'select', key: 'status', label: texts.status, options: toOptions(statuses) },
      { kind: 'select', key: 'brandId', label: texts.brand, options: brands },
      { kind: 'select', key: 'categoryId', label: texts.category, options: categories },
      { kind: 'select', key: 'colour', label: texts.colour, options: colours },
      { kind: 'select', key: 'attribute', label: texts.attribute, options: attributes },
      { kind: 'select', key: 'gender', label: texts.gender, options: toOptions(genders) },
      { kind: 'select', key: 'stock', label: texts.stock, options: toOptions(stockLevels) },
      ...(isOfMerchant
        ? []
        : ([
            { kind: 'select', key: 'merchantId', label: texts.merchant, options: merchants },
          ] as const)),
    ],
    [
      texts,
      statuses,
      genders,
      stockLevels,
      brands,
      categories,
      colours,
      attributes,
      merchants,
      isOfMerchant,
    ],
  );
}
