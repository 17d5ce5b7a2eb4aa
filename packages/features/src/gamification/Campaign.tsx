import type { MyCampaign } from '@vitrine/contract';
import { chinaDay, fill } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { Box, Button, Text } from '@vitrine/ui';
import styles from './Campaign.module.css';
import { messages } from './messages.ts';
import { Ring } from './Ring.tsx';
import { campaignActOf, placesOf } from './rules.ts';
import type { TasksWork } from './useTasks.ts';

interface CampaignProps {
  campaign: MyCampaign;
  work: TasksWork;
}

/** The one thing to do about it, or why there is none. */
function Act({ campaign, work }: CampaignProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { id, name, startsAt } = campaign;
  const act = campaignActOf(campaign);
  const common = { small: true, className: styles.act, loading: work.busy === id };
  if (act === 'take-part')
    return (
      <Button {...common} onTap={() => void work.takePart(id)}>
        {words.takePart}
      </Button>
    );
  if (act === 'gather')
    return (
      <Button {...common} onTap={() => void work.gather(id, name)}>
        {words.gather}
      </Button>
    );
  if (act === 'complete')
    return (
      <Button kind="text" to={{ route: 'coupons' }}>
        {words.coupons}
      </Button>
    );
  return (
    <Text look="cap" tone="quiet">
      {act === 'over'
        ? words.over
        : fill(words.begins, { day: chinaDay(Date.parse(startsAt), language) })}
    </Text>
  );
}

/** One circle for each friend that is needed, with the name of who has helped. */
function Friends({ share }: { share: NonNullable<MyCampaign['share']> }) {
  const words = useMessages(messages);
  return (
    <Box as="ol" className={styles.friends} aria-label={words.helpers}>
      {placesOf(share).map(({ place, name }) => (
        <Box as="li" key={place} className={styles.friend}>
          {/* Still to come is drawn as a day that was missed. */}
          <Ring state={name ? 'done' : 'missed'} />
          <Text look="micro" tone="quiet">
            {name ?? words.free}
          </Text>
        </Box>
      ))}
    </Box>
  );
}

/** What shoppers do together: one takes part, friends help, and everybody's help brings something. */
export function Campaign({ campaign, work }: CampaignProps) {
  const words = useMessages(messages);
  const { name, description, share, reward } = campaign;
  const told =
    share &&
    (share.isComplete
      ? fill(words.complete, { reward: reward?.name ?? '' })
      : fill(words.gathered, { n: share.boosts, goal: share.boostsNeeded }));
  return (
    <Box as="section" className={styles.campaign}>
      <Box className={styles.top}>
        <Text as="h2" look="h3">
          {name}
        </Text>
        <Act campaign={campaign} work={work} />
      </Box>
      <Text as="p" look="cap" tone="soft">
        {told ?? description}
      </Text>
      {share && <Friends share={share} />}
    </Box>
  );
}
