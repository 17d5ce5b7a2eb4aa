import { errorCode } from '@vitrine/client';
import { useApi, useFetch } from '@vitrine/client/react';
import { useMessages, usePlatform } from '@vitrine/platform';
import { selectIsLoggedIn } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { useState } from 'react';
import { messages } from './messages.ts';

/** The campaigns that the shopper takes part in, among those of the module, and a function to join one. */
export function useEnrolments(campaignIds: readonly string[]) {
  const t = useMessages(messages);
  const api = useApi();
  const toast = useToast();
  const { login } = usePlatform();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const [enrolledIds, setEnrolledIds] = useState<readonly string[]>([]);
  const [pendingId, setPendingId] = useState('');
  const idList = campaignIds.join(',');

  useFetch(
    isLoggedIn && idList ? idList : undefined,
    () => api.listEnrollments({ query: { 'campaign-ids': idList } }),
    (found = []) =>
      setEnrolledIds(found.flatMap(({ campaignId, isEnrolled }) => (isEnrolled ? campaignId : []))),
  );

  async function enrol(id: string): Promise<void> {
    if (!isLoggedIn) return login.open();
    setPendingId(id);
    try {
      await api.enrol({ params: { id } });
      setEnrolledIds([...enrolledIds, id]);
      toast(t.done, { icon: 'done' });
    } catch (cause) {
      if (errorCode(cause) === 'unauthorised') login.open();
      else toast(t.failed, { icon: 'info' });
    } finally {
      setPendingId('');
    }
  }

  return { enrolledIds, pendingId, enrol };
}
