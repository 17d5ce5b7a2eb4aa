import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { queryClient, SESSION_KEY } from '../api/api.ts';
import { endSession } from './end-session.ts';

test('the end of a session reaches the open screen, and takes everything else away', async () => {
  queryClient.setQueryData(SESSION_KEY, { id: '1', name: 'Lin' });
  queryClient.setQueryData(['orders'], ['1']);
  const observer = new QueryObserver(queryClient, { queryKey: SESSION_KEY, staleTime: Infinity });
  const listener = vi.fn();
  const stop = observer.subscribe(listener);
  endSession();
  await vi.waitFor(() => expect(listener.mock.lastCall?.[0].data).toBeNull());
  expect(queryClient.getQueryData(['orders'])).toBeUndefined();
  stop();
});
