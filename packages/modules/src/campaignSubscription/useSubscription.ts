import { usePlatform } from '@vitrine/platform';
import { useEffect, useState } from 'react';

/** Whether the app has this campaign on its list, as the app itself says. */
export function useSubscription(campaignName: string) {
  const { bridge } = usePlatform();
  const [isSubscribed, setSubscribed] = useState(false);

  useEffect(() => {
    const stop = bridge.listen('campaignSubscription', (reply) => {
      if (reply.campaignName === campaignName) setSubscribed(reply.subscribed);
    });
    bridge.send({ type: 'campaignSubscription', campaignName, action: 'status' });
    return stop;
  }, [bridge, campaignName]);

  return {
    isSubscribed,
    subscribe: () =>
      bridge.send({ type: 'campaignSubscription', campaignName, action: 'subscribe' }),
  };
}
