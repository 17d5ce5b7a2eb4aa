import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { api } from '../../api/api.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { ScheduledPrices } from './ScheduledPrices.tsx';
import { VariantGrid } from './VariantGrid.tsx';

/** The sizes of a product with their prices and stock. */
export function ProductVariants({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ['variants', id],
    queryFn: () => api.listProductVariants({ params: { id } }),
  });
  return (
    <QueryView query={query}>
      {(variants) => (
        <Flex vertical gap={16}>
          <VariantGrid productId={id} variants={variants} />
          <ScheduledPrices productId={id} variants={variants} />
        </Flex>
      )}
    </QueryView>
  );
}
