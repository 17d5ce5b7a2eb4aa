import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import { Text } from '../../primitives/text/Text';
import styles from './Ticket.module.css';
import { TicketButton, type TicketDeed } from './TicketButton.tsx';
import { TicketFigure } from './TicketFigure.tsx';
import type { TicketLayout, TicketStatus } from './ticket-coupon.ts';
import type { TicketAmount } from './ticket-words.ts';

export interface TicketProps {
  layout: Exclude<TicketLayout, 'wallet'>;
  status: TicketStatus;
  amount: TicketAmount;
  condition?: string | undefined;
  name: string;
  note?: string | undefined;
  time?: string | undefined;
  /** What is stamped on it. */
  stamp?: string | undefined;
  deed: TicketDeed;
}

const Stamp = ({ children }: { children: string }) => (
  <Box className={cx(styles.stamp, children.length > 2 && styles.latin)} aria-hidden="true">
    {children}
  </Box>
);

/** Lies on its side: the figure left of the tear, all about it at the right. */
function Lying({ amount, condition, name, note, time, status, deed, stamp }: TicketProps) {
  const isClaimable = status === 'claimable';
  return (
    <>
      <Box className={styles.stub}>
        <TicketFigure {...amount} className={styles.figure} />
        <Text as="p" look="micro" tone="soft">
          {condition}
        </Text>
      </Box>
      <Box className={styles.about}>
        <Text as="p" look="h3" className={cx(styles.name, stamp && styles.besideStamp)}>
          {name}
        </Text>
        {note && (
          <Text as="p" look="micro" tone="quiet" className={styles.note}>
            {note}
          </Text>
        )}
        <Box className={styles.foot}>
          <Text look="micro" tone="quiet" tabular>
            {time}
          </Text>
          <TicketButton deed={deed} isFilled={isClaimable} className={styles.lyingButton} />
        </Box>
      </Box>
    </>
  );
}

/** Stands up: the figure above the tear, what to do with it below. */
function Standing({ amount, condition, name, note, time, status, deed }: TicketProps) {
  return (
    <>
      <Box className={styles.upper}>
        <TicketFigure {...amount} className={styles.figure} />
        <Text as="p" look="cap" className={styles.name}>
          {condition}
        </Text>
        <Text as="p" look="micro" tone="quiet" clamp={2}>
          {note || name}
        </Text>
        <Text as="p" look="micro" tone="quiet" tabular>
          {time}
        </Text>
      </Box>
      <TicketButton deed={deed} isRed={status === 'claimable'} className={styles.tear} />
    </>
  );
}

/**
 * A coupon as a paper ticket, with a tear between what it is worth and what to do with it. What lies
 * around it may set tokens of its own: `--ticket-ground`, `--ticket-figure`, `--ticket-around`, `--ticket-button`.
 */
export function Ticket(props: TicketProps) {
  const { layout, status, stamp, name } = props;
  const isLying = layout === 'single';
  return (
    <Box
      as="article"
      aria-label={name}
      className={cx(
        styles.ticket,
        isLying ? styles.lying : styles.standing,
        layout === 'triple' && styles.slim,
        styles[status],
      )}
    >
      <Box className={styles.notch} />
      <Box className={cx(styles.notch, styles.second)} />
      {isLying ? <Lying {...props} /> : <Standing {...props} />}
      {stamp && <Stamp>{stamp}</Stamp>}
    </Box>
  );
}
