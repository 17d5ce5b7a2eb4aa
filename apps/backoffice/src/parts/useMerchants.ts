import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../api/api.ts';
import { useMessages } from '../language/LanguageProvider.tsx';
import { useMayCall } from '../session/useOperator.ts';
import { partMessages } from './messages.ts';

const MAX_MERCHANTS = 200;

/** The merchants for a choice, and the name of one by its number, also of an archived one. */
export function useMerchants() {
  const texts = useMessages(partMessages);
  const query = useQuery({
    queryKey: ['merchants', 'names'],
    queryFn: () => api.listMerchants({ query: { size: MAX_MERCHANTS, status: 'all' } }),
    enabled: useMayCall('listMerchants'),
  });
  return useMemo(() => {
    const merchants = query.data?.items ?? [];
    const options = merchants
      .filter(({ archivedAt }) => !archivedAt)
      .map(({ id, name }) => ({ value: id, label: name }));
    const names = new Map(merchants.map(({ id, name }) => [id, name]));
    const nameOf = (id: string | null) =>
      id === null ? texts.noMerchant : (names.get(id) ?? `#${id}`);
    return { options, nameOf };
  }, [query.data, texts]);
}
