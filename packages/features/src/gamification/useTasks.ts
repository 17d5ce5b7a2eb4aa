import { useApi } from '@vitrine/client/react';
import type { Reward } from '@vitrine/contract';
import { chinaDate } from '@vitrine/kit';
import { useMessages, usePlatform } from '@vitrine/platform';
import { clockedIn, rewardClaimed } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { useDeed } from '../deed/useDeed.ts';
import { messages } from './messages.ts';
import { useReload } from './useReload.ts';

/** What a shopper may do here. One thing at a time, and what it changed is read again. */
export function useTasks() {
  const words = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const reload = useReload();
  const { share } = usePlatform();
  const { busy, act } = useDeed();

  const work = (name: string, task: () => Promise<string | undefined>) =>
    act(name, async () => {
      const done = await task();
      await reload();
      return done;
    });

  async function send(title: string, path: string): Promise<string | undefined> {
    const outcome = await share.open({ title, path });
    if (outcome === 'guided') toast(words.useMenu, { icon: 'info' });
    return outcome === 'copied' ? words.linkCopied : undefined;
  }

  const clockIn = (activityId: string) =>
    work(activityId, async () => {
      const { isNew, count } = await api.clockIn({ params: { id: activityId } });
      store.dispatch(clockedIn({ day: chinaDate(Date.now()), streak: count }));
      return isNew ? words.clockDone : words.alreadyDone;
    });

  const claim = (rewardId: string, kind: Reward['kind'] | undefined) =>
    work(rewardId, async () => {
      store.dispatch(rewardClaimed(await api.orderReward({ body: { rewardId } })));
      return kind === 'gift' ? words.giftDone : words.claimDone;
    });

  const invite = (activityId: string) =>
    work(activityId, async () => {
      const { path } = await api.openSharing({ params: { id: activityId } });
      return send(words.shareTitle, path);
    });

  const takePart = (id: string) =>
    work(id, async () => {
      await api.enrol({ params: { id } });
      return words.takesPart;
    });

  const gather = (campaignId: string, title: string) =>
    work(campaignId, async () => {
      const { path } = await api.shareCampaign({ body: { campaignId } });
      return send(title, path);
    });

  return { busy, clockIn, claim, invite, takePart, gather };
}

export type TasksWork = ReturnType<typeof useTasks>;
