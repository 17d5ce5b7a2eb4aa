import { useApi } from '@vitrine/client/react';
import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { setTiers } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { useDeed } from '../deed/useDeed.ts';
import { messages } from './messages.ts';
import { currentTier } from './rules.ts';

/** Becomes a member, at the tier that was earned. Again does no harm. */
export function useJoining() {
  const words = useMessages(messages);
  const api = useApi();
  const dispatch = useDispatch();
  const { busy, act } = useDeed();

  const join = () =>
    act('tiers', async () => {
      const tiers = await api.joinTiers();
      dispatch(setTiers(tiers));
      return fill(words.joined, { name: currentTier(tiers)?.name ?? '' });
    });

  return { isJoining: busy !== undefined, join };
}
