import { usePlatform } from '@vitrine/platform';
import { useEffect, useState } from 'react';

/** The subscription status of a campaign, as reported by the app over the bridge. */
export function useSubscription(campaignName: string) {
  const { bridge } = usePlatform();
  const [isSubscribed, setSubscribed] = useState(false);

  useEffect(() => {
    const unsubscribe = bridge.listen('campaignSubscription', (message) => {
      if (message.campaignName === campaignName) setSubscribed(message.subscribed);
    });
    bridge.send({ type: 'campaignSubscription', campaignName, action: 'status' });
    return unsubscribe;
  }, [bridge, campaignName]);

  return {
    isSubscribed,
    subscribe: () =>
      bridge.send({ type: 'campaignSubscription', campaignName, action: 'subscribe' }),
  };
}
