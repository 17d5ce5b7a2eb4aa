import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import { Text } from '../../primitives/text/Text';
import styles from './Ticket.module.css';
import { type TicketAction, TicketButton } from './TicketButton.tsx';
import { TicketValue } from './TicketValue.tsx';
import type { TicketLayout, TicketStatus } from './ticket-coupon.ts';
import type { TicketAmount } from './ticket-text.ts';

export interface TicketProps {
  layout: Exclude<TicketLayout, 'wallet'>;
  status: TicketStatus;
  amount: TicketAmount;
  condition?: string | undefined;
  name: string;
  note?: string | undefined;
  time?: string | undefined;
  /** Text of the stamp over the ticket. */
  stamp?: string | undefined;
  action: TicketAction;
}

const Stamp = ({ children }: { children: string }) => (
  <Box className={cx(styles.stamp, children.length > 2 && styles.latin)} aria-hidden="true">
    {children}
  </Box>
);

/** Landscape: the value left of the tear line, the details at the right. */
function HorizontalTicket({
  amount,
  condition,
  name,
  note,
  time,
  status,
  action,
  stamp,
}: TicketProps) {
  const isClaimable = status === 'claimable';
  return (
    <>
      <Box className={styles.stub}>
        <TicketValue {...amount} className={styles.value} />
        <Text as="p" variant="micro" tone="soft">
          {condition}
        </Text>
      </Box>
      <Box className={styles.details}>
        <Text as="p" variant="h3" className={cx(styles.name, stamp && styles.besideStamp)}>
          {name}
        </Text>
        {note && (
          <Text as="p" variant="micro" tone="quiet" className={styles.note}>
            {note}
          </Text>
        )}
        <Box className={styles.footer}>
          <Text variant="micro" tone="quiet" tabular>
            {time}
          </Text>
          <TicketButton
            action={action}
            isFilled={isClaimable}
            className={styles.horizontalButton}
          />
        </Box>
      </Box>
    </>
  );
}

/** Portrait: the value above the tear line, the action below. */
function VerticalTicket({ amount, condition, name, note, time, status, action }: TicketProps) {
  return (
    <>
      <Box className={styles.upper}>
        <TicketValue {...amount} className={styles.value} />
        <Text as="p" variant="caption" className={styles.name}>
          {condition}
        </Text>
        <Text as="p" variant="micro" tone="quiet" clamp={2}>
          {note || name}
        </Text>
        <Text as="p" variant="micro" tone="quiet" tabular>
          {time}
        </Text>
      </Box>
      <TicketButton action={action} isRed={status === 'claimable'} className={styles.tearOff} />
    </>
  );
}

/**
 * A coupon drawn as a paper ticket with a tear line. A parent may override its colours:
 * `--ticket-background`, `--ticket-value`, `--ticket-surround`, `--ticket-button`.
 */
export function Ticket(props: TicketProps) {
  const { layout, status, stamp, name } = props;
  const isHorizontal = layout === 'single';
  return (
    <Box
      as="article"
      aria-label={name}
      className={cx(
        styles.ticket,
        isHorizontal ? styles.horizontal : styles.vertical,
        layout === 'triple' && styles.slim,
        styles[status],
      )}
    >
      <Box className={styles.notch} />
      <Box className={cx(styles.notch, styles.second)} />
      {isHorizontal ? <HorizontalTicket {...props} /> : <VerticalTicket {...props} />}
      {stamp && <Stamp>{stamp}</Stamp>}
    </Box>
  );
}
