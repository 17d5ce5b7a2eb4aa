import { useMemo } from 'react';
import { Link } from 'wouter';
import type { AdminResponse } from '../../api/admin-api.ts';
import { statusNames } from '../../catalogue/names.ts';
import { ProductPicture } from '../../catalogue/ProductPicture.tsx';
import { StatusTag } from '../../catalogue/StatusTag.tsx';
import { pickText } from '../../catalogue/texts.ts';
import { useCatalogueOptions } from '../../catalogue/useCatalogue.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import type { ResourceColumn } from '../../table/types.ts';
import { productsMessages } from './messages.ts';
import styles from './Products.module.css';

export type ProductRow = AdminResponse<'listCatalogueProducts'>['items'][number];

const toPrice = (price: number | null) => (price === null ? '' : String(price / 100));

/** The columns of the list of products. */
export function useProductColumns(): ResourceColumn<ProductRow>[] {
  const texts = useMessages(productsMessages);
  const statuses = useMessages(statusNames);
  const { language } = useLanguage();
  const format = useFormat();
  const { categories } = useCatalogueOptions();
  return useMemo(() => {
    const paths = new Map(categories.map(({ value, label }) => [value, label]));
    const toName = ({ name }: ProductRow) => pickText(name, language);
    const pathOf = ({ categoryId }: ProductRow) => paths.get(categoryId) ?? categoryId;
    return [
      {
        key: 'picture',
        title: texts.picture,
        width: 64,
        render: ({ imageUrl }) => <ProductPicture url={imageUrl} />,
      },
      {
        key: 'name',
        title: texts.name,
        width: 260,
        render: (row) => <Link href={`/products/${row.id}`}>{toName(row)}</Link>,
        toText: toName,
      },
      {
        key: 'brand',
        title: texts.brand,
        render: ({ brand }) => brand.name,
        toText: ({ brand }) => brand.name,
      },
      {
        key: 'status',
        title: texts.status,
        width: 100,
        render: ({ status }) => <StatusTag status={status} />,
        toText: ({ status }) => statuses[status],
      },
      {
        key: 'price',
        title: texts.price,
        width: 120,
        align: 'right',
        render: ({ price }) => (price === null ? '–' : format.price(price)),
        toText: ({ price }) => toPrice(price),
      },
      {
        key: 'stock',
        title: texts.stock,
        width: 90,
        align: 'right',
        render: ({ quantity }) => (
          <span className={quantity > 0 ? undefined : styles.soldOut}>
            {format.number(quantity)}
          </span>
        ),
        toText: ({ quantity }) => String(quantity),
      },
      {
        key: 'category',
        title: texts.category,
        width: 240,
        render: pathOf,
        toText: pathOf,
      },
      {
        key: 'style',
        title: texts.style,
        render: ({ styleId }) => styleId,
        toText: ({ styleId }) => styleId,
      },
      {
        key: 'externalId',
        title: texts.externalId,
        isOptional: true,
        render: ({ externalId }) => externalId,
        toText: ({ externalId }) => externalId,
      },
      {
        key: 'updated',
        title: texts.updated,
        width: 170,
        isOptional: true,
        render: ({ updatedAt }) => format.dateTime(updatedAt),
        toText: ({ updatedAt }) => updatedAt,
      },
    ];
  }, [texts, statuses, language, format, categories]);
}
