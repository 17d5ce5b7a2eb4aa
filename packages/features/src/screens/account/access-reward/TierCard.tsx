import type { Tiers } from '@vitrine/contract';
import { formatChinaDate, formatMessage, formatPrice } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { Box, cx, Text } from '@vitrine/ui';
import * as spacing from '../../../shared/layout/spacing.ts';
import { JoinButton } from '../../../shared/membership/JoinButton.tsx';
import { findTier, getWindowDays } from '../../../shared/membership/rules.ts';
import { formatWindow, windowMessages } from '../../../shared/membership/window-messages.ts';
import { messages } from './messages.ts';
import { calculateProgress } from './rules.ts';
import styles from './TierCard.module.css';

const PERCENT = 100;

const QuietLine = ({ children }: { children: string }) => (
  <Text as="p" variant="caption" tabular className={styles.quiet}>
    {children}
  </Text>
);

/** The membership card: the tier, the day of joining and the progress to the next tier. */
export function TierCard({ tiers }: { tiers: Tiers }) {
  const t = useMessages(messages);
  const windowText = formatWindow(useMessages(windowMessages), getWindowDays(tiers));
  const language = useLanguage();
  const { joinedAt, spent, next, former, keptUntil } = tiers;
  const tier = findTier(tiers, tiers.current);
  const progress = calculateProgress(tiers);
  const formatDay = (day: string) => formatChinaDate(Date.parse(day), language);
  return (
    <Box as="section" className={styles.card}>
      <Text as="p" variant="eyebrow" className={styles.quiet}>
        {t.eyebrow}
      </Text>
      <Text as="h2" variant="display" className={cx(spacing.pb1, spacing.pt2)}>
        {tier?.name ?? t.guest}
      </Text>
      {joinedAt && <QuietLine>{formatMessage(t.since, { day: formatDay(joinedAt) })}</QuietLine>}
      {!tier && (
        <>
          <Text as="p" variant="ui">
            {t.guestHint}
          </Text>
          <JoinButton
            className={spacing.mt5}
            getSuccess={(joined) =>
              formatMessage(t.joined, { name: findTier(joined, joined.current)?.name ?? '' })
            }
          >
            {t.join}
          </JoinButton>
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
          {formatMessage(t.spent, { window: windowText, amount: formatPrice(spent) })}
        </Text>
        <QuietLine>
          {next
            ? formatMessage(t.missing, {
                amount: formatPrice(next.missing),
                name: findTier(tiers, next.code)?.name ?? '',
              })
            : t.highest}
        </QuietLine>
        {keptUntil && (
          <QuietLine>{formatMessage(t.keptUntil, { day: formatDay(keptUntil) })}</QuietLine>
        )}
        {former && (
          <QuietLine>
            {formatMessage(t.former, {
              name: findTier(tiers, former.code)?.name ?? '',
              day: formatDay(former.endedAt),
            })}
          </QuietLine>
        )}
      </Box>
    </Box>
  );
}
