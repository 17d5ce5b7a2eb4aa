import { useApi } from '@vitrine/client/react';
import type { Tiers } from '@vitrine/contract';
import { formatChinaDate, formatMessage, formatPrice } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { setTiers } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { Box, Button, cx, Text } from '@vitrine/ui';
import { useAction } from '../../../shared/action/useAction.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { messages } from './messages.ts';
import { calculateProgress, findCurrentTier } from './rules.ts';
import styles from './TierCard.module.css';

/** Makes the shopper a member at the tier they have earned. */
function useJoinTiers() {
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

const PERCENT = 100;

/** The membership card: the tier, the day of joining and the progress to the next tier. */
export function TierCard({ tiers }: { tiers: Tiers }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { isPending, join } = useJoinTiers();
  const { joinedAt, spent, next, former, keptUntil } = tiers;
  const tier = findCurrentTier(tiers);
  const progress = calculateProgress(tiers);
  const findName = (wanted: string | undefined) =>
    tiers.tiers.find(({ code }) => code === wanted)?.name ?? '';
  const formatDay = (day: string) => formatChinaDate(Date.parse(day), language);
  return (
    <Box as="section" className={styles.card}>
      <Text as="p" variant="eyebrow" className={styles.quiet}>
        {t.eyebrow}
      </Text>
      <Text as="h2" variant="display" className={cx(spacing.pb1, spacing.pt2)}>
        {tier?.name ?? t.guest}
      </Text>
      {joinedAt && (
        <Text as="p" variant="caption" className={styles.quiet} tabular>
          {formatMessage(t.since, { day: formatDay(joinedAt) })}
        </Text>
      )}
      {!tier && (
        <>
          <Text as="p" variant="ui">
            {t.guestHint}
          </Text>
          <Button
            variant="inverse"
            className={spacing.mt5}
            loading={isPending}
            onPress={() => void join()}
          >
            {t.join}
          </Button>
        </>
      )}
      <Box className={styles.footer}>
        <Box
          className={styles.bar}
          role="progressbar"
          aria-label={t.progress}
          aria-valuenow={Math.round(progress * PERCENT)}
          aria-valuemin={0}
          aria-valuemax={PERCENT}
        >
          <Box className={styles.done} style={{ transform: `scaleX(${progress})` }} />
        </Box>
        <Text as="p" variant="caption" tabular>
          {formatMessage(t.spent, { amount: formatPrice(spent) })}
        </Text>
        <Text as="p" variant="caption" tabular className={styles.quiet}>
          {next
            ? formatMessage(t.missing, {
                amount: formatPrice(next.missing),
                name: findName(next.code),
              })
            : t.highest}
        </Text>
        {keptUntil && (
          <Text as="p" variant="caption" tabular className={styles.quiet}>
            {formatMessage(t.keptUntil, { day: formatDay(keptUntil) })}
          </Text>
        )}
        {former && (
          <Text as="p" variant="caption" tabular className={styles.quiet}>
            {formatMessage(t.former, {
              name: findName(former.code),
              day: formatDay(former.endedAt),
            })}
          </Text>
        )}
      </Box>
    </Box>
  );
}
