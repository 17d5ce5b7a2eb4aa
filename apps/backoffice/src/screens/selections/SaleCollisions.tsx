import { useQuery } from '@tanstack/react-query';
import { formatMessage } from '@vitrine/kit';
import { Link } from 'wouter';
import { api } from '../../api/api.ts';
import type { TimeRange } from '../../form/TimeRangeInput.tsx';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { CollisionWarning } from '../calendar/CollisionWarning.tsx';
import { collisionMessages } from '../calendar/collision-messages.ts';
import { findSaleCollisions } from './find-sale-collisions.ts';

interface SaleCollisionsProps {
  /** The stored sale that is edited. */
  id: string | undefined;
  period: TimeRange | undefined;
  productIds: readonly string[] | undefined;
}

/** Warns of other sales that have products of the form at its time. */
export function SaleCollisions({ id, period, productIds = [] }: SaleCollisionsProps) {
  const texts = useMessages(collisionMessages);
  const startsAt = period?.[0] ?? '';
  const endsAt = period?.[1] ?? '';
  const query = useQuery({
    queryKey: ['sales', 'at-time', startsAt, endsAt, id],
    queryFn: ({ signal }) =>
      api.listSalesOfPeriod(
        { query: { startsAt, endsAt, ...(id !== undefined && { except: id }) } },
        { signal },
      ),
    enabled: productIds.length > 0 && startsAt !== '' && startsAt < endsAt,
  });
  const found = findSaleCollisions(productIds, query.data?.sales ?? []);
  const collisions = found.map(({ shared, name, ...sale }) => ({
    ...sale,
    key: sale.id,
    name: <Link href={`/sales/${sale.id}`}>{name}</Link>,
    note: formatMessage(texts.shared, { count: shared }),
  }));
  return <CollisionWarning title={texts.sales} query={query} collisions={collisions} />;
}
