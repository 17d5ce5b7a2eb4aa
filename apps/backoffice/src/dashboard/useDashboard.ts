import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';

const REFRESH_MS = 60_000;

/** The dashboard of today, which the screen and the bell share. A hidden window does not ask for it. */
export const useDashboard = () =>
  useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => api.getDashboard({}, { signal }),
    refetchInterval: REFRESH_MS,
  });
