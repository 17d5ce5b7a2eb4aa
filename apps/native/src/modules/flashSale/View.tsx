import type { ProductSummary } from '@vitrine/contract';
import { type FlashSaleFields, type ModuleProps, messages } from '@vitrine/modules';
import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { View as Box } from 'react-native';
import { ProductRail } from '../../parts/ProductRail.tsx';
import { ModuleHeading } from '../parts/ModuleHeading.tsx';
import { SaleTimer } from './SaleTimer.tsx';

/** The products of a sale, below the time that it still lasts. */
export function View({ fields, data = [], now }: ModuleProps<FlashSaleFields, ProductSummary[]>) {
  const { name } = usePlatform();
  const { shopMore } = useMessages(messages);
  const { moduleTitle, commonLink, setId, showMoreText } = fields;
  return (
    <Box>
      {moduleTitle && <ModuleHeading title={moduleTitle} />}
      <SaleTimer fields={fields} madeAt={now} />
      <ProductRail
        products={data}
        more={{
          label: showMoreText || shopMore,
          to: resolveLink(commonLink, name) ?? { route: 'list', query: { set: setId } },
        }}
      />
    </Box>
  );
}
