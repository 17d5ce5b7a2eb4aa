import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../api/api.ts';
import { isOpenJob } from './jobs.ts';

const POLL_MS = 1_000;
/** What jobs of the catalogue make stale when they end. */
const CHANGED = ['products', 'product', 'labels', 'sets', 'brands', 'categories', 'jobs'];

/** A job, fetched again until it ends. */
export function useJob(id: string) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['job', id],
    queryFn: () => api.getOperatorJob({ params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && !isOpenJob(data) ? false : POLL_MS),
  });
  const hasEnded = query.data !== undefined && !isOpenJob(query.data);
  useEffect(() => {
    if (!hasEnded) return;
    for (const first of CHANGED) void client.invalidateQueries({ queryKey: [first] });
  }, [client, hasEnded]);
  return query;
}
