import type { MyCampaign } from '@vitrine/contract';
import { formatChinaDate, formatMessage } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { Box, Button, Caption, cx, Heading, Row, Stack, Text } from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { messages } from './messages.ts';
import { Ring } from './Ring.tsx';
import { getCampaignAction, listBoostSlots } from './rules.ts';
import type { TaskActions } from './useTaskActions.ts';

interface CampaignProps {
  campaign: MyCampaign;
  actions: TaskActions;
}

/** The next action of the campaign, or the reason why there is none. */
function NextAction({ campaign, actions }: CampaignProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { id, name, startsAt } = campaign;
  const action = getCampaignAction(campaign);
  const common = { small: true, className: layout.fixed, loading: actions.pendingId === id };
  if (action === 'take-part')
    return (
      <Button {...common} onPress={() => void actions.enrol(id)}>
        {t.takePart}
      </Button>
    );
  if (action === 'gather')
    return (
      <Button {...common} onPress={() => void actions.shareCampaign(id, name)}>
        {t.gather}
      </Button>
    );
  if (action === 'complete')
    return (
      <Button variant="text" to={{ route: 'coupons' }}>
        {t.coupons}
      </Button>
    );
  return (
    <Text variant="caption" tone="quiet">
      {action === 'over'
        ? t.over
        : formatMessage(t.begins, { day: formatChinaDate(Date.parse(startsAt), language) })}
    </Text>
  );
}

/** One circle for each friend that is needed, with the names of those who have helped. */
function Friends({ share }: { share: NonNullable<MyCampaign['share']> }) {
  const t = useMessages(messages);
  return (
    <Row as="ol" gap={6} align="start" className={spacing.pt5} aria-label={t.helpers}>
      {listBoostSlots(share).map(({ slot, name }) => (
        <Stack gap={2} align="center" as="li" key={slot}>
          {/* A free slot looks like a missed day. */}
          <Ring state={name ? 'done' : 'missed'} />
          <Text variant="micro" tone="quiet">
            {name ?? t.free}
          </Text>
        </Stack>
      ))}
    </Row>
  );
}

/** A campaign: the shopper takes part, friends help, and enough help earns a reward. */
export function Campaign({ campaign, actions }: CampaignProps) {
  const t = useMessages(messages);
  const { name, description, share, reward } = campaign;
  const progressText =
    share &&
    (share.isComplete
      ? formatMessage(t.complete, { reward: reward?.name ?? '' })
      : formatMessage(t.gathered, { n: share.boosts, goal: share.boostsNeeded }));
  return (
    <Box as="section" className={cx(layout.topped, spacing.pb8, spacing.pt6)}>
      <Row isSpread className={spacing.pb1}>
        <Heading>{name}</Heading>
        <NextAction campaign={campaign} actions={actions} />
      </Row>
      <Caption>{progressText ?? description}</Caption>
      {share && <Friends share={share} />}
    </Box>
  );
}
