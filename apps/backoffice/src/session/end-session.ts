import { queryClient, SESSION_KEY } from '../api/api.ts';

/** Shows the log-in, and leaves nothing of the former operator in this tab. */
export function endSession(): void {
  queryClient.setQueryData(SESSION_KEY, null);
  // A query that is removed no longer tells the screens about its data, so that of the session stays.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
}
