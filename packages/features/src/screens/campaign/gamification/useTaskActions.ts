import { useApi } from '@vitrine/client/react';
import type { Reward } from '@vitrine/contract';
import { toChinaIsoDate } from '@vitrine/kit';
import { useMessages, usePlatform } from '@vitrine/platform';
import { recordClockIn, rewardClaimed } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { useAction } from '../../../shared/action/useAction.ts';
import { messages } from './messages.ts';
import { useReload } from './useReload.ts';

/** The actions of the page. Only one runs at a time, and the page is loaded again afterwards. */
export function useTaskActions() {
  const t = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const reload = useReload();
  const { share } = usePlatform();
  const { pendingId, run } = useAction();

  const runAndReload = (id: string, work: () => Promise<string | undefined>) =>
    run(
      async () => {
        const message = await work();
        await reload();
        return message;
      },
      { id },
    );

  async function openShare(title: string, path: string): Promise<string | undefined> {
    const outcome = await share.open({ title, path });
    if (outcome === 'guided') toast(t.useMenu, { icon: 'info' });
    return outcome === 'copied' ? t.linkCopied : undefined;
  }

  const clockIn = (activityId: string) =>
    runAndReload(activityId, async () => {
      const { isNew, count } = await api.clockIn({ params: { id: activityId } });
      store.dispatch(recordClockIn({ day: toChinaIsoDate(Date.now()), streak: count }));
      return isNew ? t.clockDone : t.alreadyDone;
    });

  const claim = (rewardId: string, kind: Reward['kind'] | undefined) =>
    runAndReload(rewardId, async () => {
      store.dispatch(rewardClaimed(await api.orderReward({ body: { rewardId } })));
      return kind === 'gift' ? t.giftDone : t.claimDone;
    });

  const invite = (activityId: string) =>
    runAndReload(activityId, async () => {
      const { path } = await api.openSharing({ params: { id: activityId } });
      return openShare(t.shareTitle, path);
    });

  const enrol = (id: string) =>
    runAndReload(id, async () => {
      await api.enrol({ params: { id } });
      return t.takesPart;
    });

  const shareCampaign = (campaignId: string, title: string) =>
    runAndReload(campaignId, async () => {
      const { path } = await api.shareCampaign({ body: { campaignId } });
      return openShare(title, path);
    });

  return { pendingId, clockIn, claim, invite, enrol, shareCampaign };
}

export type TaskActions = ReturnType<typeof useTaskActions>;
