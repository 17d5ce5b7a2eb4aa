import { useMessages, usePlatform } from '@vitrine/platform';
import { Box, Button, Text } from '@vitrine/ui';
import { useTrackInteraction } from '../context/module-context.ts';
import { createSubscriptionEvent } from '../context/tracking.ts';
import type { ModuleProps } from '../definition.ts';
import { messages } from './messages.ts';
import type { CampaignSubscriptionFields } from './schema.ts';
import { useSubscription } from './useSubscription.ts';
import styles from './View.module.css';

/** Subscribes to a campaign reminder. The button changes only after the app has confirmed. */
export function View({ fields }: ModuleProps<CampaignSubscriptionFields>) {
  const { tracking } = usePlatform();
  const t = useMessages(messages);
  const trackInteraction = useTrackInteraction();
  const { isSubscribed, subscribe } = useSubscription(fields.campaignName);

  function handlePress(): void {
    trackInteraction('button');
    tracking.track(createSubscriptionEvent(fields.campaignName));
    subscribe();
  }

  return (
    <Box className={styles.card}>
      <Text as="p" variant="body" className={styles.text}>
        {fields.displayText}
      </Text>
      <Button
        small
        variant={isSubscribed ? 'outline' : 'fill'}
        disabled={isSubscribed}
        onPress={handlePress}
      >
        {isSubscribed ? fields.subscribedBtnText || t.subscribed : fields.btnText || t.subscribe}
      </Button>
    </Box>
  );
}
