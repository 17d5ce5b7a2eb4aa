import { formatMessage } from '@vitrine/kit';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { ProductPicture } from '../catalogue/ProductPicture.tsx';
import { pickText } from '../catalogue/texts.ts';
import { useLanguage, useMessages } from '../language/LanguageProvider.tsx';
import { useFormat } from '../language/useFormat.ts';
import { pickerMessages } from './messages.ts';
import type { ProductRow } from './useProductFacts.tsx';

/** A product in a small space: picture, name, price and stock. */
export function ProductFacts({ row, children }: { row: ProductRow; children?: ReactNode }) {
  const { id, product, isMissing } = row;
  const texts = useMessages(pickerMessages);
  const { language } = useLanguage();
  const format = useFormat();
  return (
    <Flex gap={8} align="center">
      <ProductPicture url={product?.imageUrl ?? null} />
      <div style={{ flex: 1, minWidth: 0, lineHeight: 1.4 }}>
        {isMissing
          ? formatMessage(texts.missing, { id })
          : product && (
              <>
                <div>{pickText(product.name, language)}</div>
                <small>
                  {product.brand.name}
                  {typeof product.price === 'number' && ` · ${format.price(product.price)}`}
                  {` · ${texts.stock} ${format.number(product.quantity)}`}
                </small>
              </>
            )}
      </div>
      {children}
    </Flex>
  );
}
