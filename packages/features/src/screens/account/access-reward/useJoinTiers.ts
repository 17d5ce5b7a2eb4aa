import { useApi } from '@vitrine/client/react';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { setTiers } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { useAction } from '../../../shared/action/useAction.ts';
import { messages } from './messages.ts';
import { findCurrentTier } from './rules.ts';

/** Makes the shopper a member at the tier they have earned. */
export function useJoinTiers() {
  const t = useMessages(messages);
  const api = useApi();
  const dispatch = useDispatch();
  const { isPending, run } = useAction();

  const join = () =>
    run(async () => {
      const tiers = await api.joinTiers();
      dispatch(setTiers(tiers));
      return formatMessage(t.joined, { name: findCurrentTier(tiers)?.name ?? '' });
    });

  return { isPending, join };
}
