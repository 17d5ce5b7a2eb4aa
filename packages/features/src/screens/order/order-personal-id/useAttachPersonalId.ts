import { useApi } from '@vitrine/client/react';
import { useMessages, usePlatform } from '@vitrine/platform';
import { setOrderPidInfo } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { useAction } from '../../../shared/action/useAction.ts';
import { messages } from './messages.ts';

/** Attaches a personal ID to an order and goes back to the previous page. */
export function useAttachPersonalId(orderId: string) {
  const t = useMessages(messages);
  const api = useApi();
  const dispatch = useDispatch();
  const { navigation } = usePlatform();
  const { run, isPending, error, setError } = useAction({
    showErrorAs: 'note',
    failed: t.failed,
  });

  const attach = (personalIdId: string) =>
    run(async () => {
      const params = { id: orderId };
      const { personalId } = await api.setOrderPersonalId({ params, body: { personalIdId } });
      const clearanceStatus = personalId?.clearanceStatus ?? null;
      dispatch(setOrderPidInfo({ personalId, clearanceStatus }));
      navigation.back();
      return t.attached;
    });

  return { attach, isPending, error, setError };
}
