import { useMessages, usePlatform } from '@vitrine/platform';
import { Box, Button, Text } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { useInteraction } from '../page/place.ts';
import { subscriptionAction } from '../page/tracking.ts';
import { messages } from './messages.ts';
import type { CampaignSubscriptionFields } from './schema.ts';
import { useSubscription } from './useSubscription.ts';
import styles from './View.module.css';

/** A reminder of a campaign. The button changes when the app has answered, and no sooner. */
export function View({ fields }: ModuleProps<CampaignSubscriptionFields>) {
  const { tracking } = usePlatform();
  const words = useMessages(messages);
  const interact = useInteraction();
  const { isSubscribed, subscribe } = useSubscription(fields.campaignName);

  function choose(): void {
    interact('button');
    tracking.track(subscriptionAction(fields.campaignName));
    subscribe();
  }

  return (
    <Box className={styles.card}>
      <Text as="p" look="body" className={styles.words}>
        {fields.displayText}
      </Text>
      <Button small kind={isSubscribed ? 'outline' : 'fill'} disabled={isSubscribed} onTap={choose}>
        {isSubscribed
          ? fields.subscribedBtnText || words.subscribed
          : fields.btnText || words.subscribe}
      </Button>
    </Box>
  );
}
