import { formatMessage } from '@vitrine/kit';
import type { TableColumnsType } from 'antd';
import type { AdminResponse } from '../api/admin-api.ts';
import { ProductPicture } from '../catalogue/ProductPicture.tsx';
import { StatusTag } from '../catalogue/StatusTag.tsx';
import { pickText } from '../catalogue/texts.ts';
import { useLanguage, useMessages } from '../language/LanguageProvider.tsx';
import { useFormat } from '../language/useFormat.ts';
import { pickerMessages } from './messages.ts';

export type PickedProduct = AdminResponse<'listCatalogueProducts'>['items'][number];

/** A product by its id; without facts while they are loading and when it does not exist. */
export interface ProductRow {
  id: string;
  product: PickedProduct | undefined;
  isMissing: boolean;
}

/** The columns that tell products apart. */
export function useProductFacts(): TableColumnsType<ProductRow> {
  const texts = useMessages(pickerMessages);
  const { language } = useLanguage();
  const format = useFormat();
  return [
    {
      title: texts.picture,
      width: 64,
      render: (_, { product }) => <ProductPicture url={product?.imageUrl ?? null} />,
    },
    {
      title: texts.name,
      render: (_, { id, product, isMissing }) =>
        product ? (
          <>
            <div>{pickText(product.name, language)}</div>
            <small>
              {product.brand.name} · {product.styleId}
            </small>
          </>
        ) : (
          isMissing && formatMessage(texts.missing, { id })
        ),
    },
    {
      title: texts.status,
      width: 100,
      render: (_, { product }) => product && <StatusTag status={product.status} />,
    },
    {
      title: texts.price,
      width: 110,
      align: 'right',
      render: (_, { product }) =>
        typeof product?.price === 'number' ? format.price(product.price) : '–',
    },
    {
      title: texts.stock,
      width: 90,
      align: 'right',
      render: (_, { product }) => product && format.number(product.quantity),
    },
  ];
}
