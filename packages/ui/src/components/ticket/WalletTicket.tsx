import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import { Text } from '../../primitives/text/Text';
import { type TicketAction, TicketButton } from './TicketButton.tsx';
import { TicketValue } from './TicketValue.tsx';
import type { TicketStatus } from './ticket-coupon.ts';
import type { TicketAmount } from './ticket-text.ts';
import styles from './WalletTicket.module.css';

export interface WalletTicketRow {
  amount: TicketAmount;
  condition: string;
}

export interface WalletTicketProps {
  status: TicketStatus;
  name: string;
  note?: string | undefined;
  time?: string | undefined;
  stamp?: string | undefined;
  rows: readonly WalletTicketRow[];
  action: TicketAction;
}

/** Several offers claimed together with one button. `--ticket-text` sets the colour of its name. */
export function WalletTicket({ status, name, note, time, stamp, rows, action }: WalletTicketProps) {
  return (
    <Box as="article" aria-label={name} className={cx(styles.wallet, styles[status])}>
      <Box className={styles.head}>
        <Box>
          <Text as="p" variant="h3" className={styles.name}>
            {name}
          </Text>
          {note && (
            <Text as="p" variant="micro" tone="quiet">
              {note}
            </Text>
          )}
        </Box>
        <Text variant="micro" tone="quiet" tabular className={styles.time}>
          {[stamp, time].filter(Boolean).join(' · ')}
        </Text>
      </Box>
      <Box as="ul">
        {rows.map(({ amount, condition }) => (
          <Box
            as="li"
            key={`${Object.values(amount).join(' ')} ${condition}`}
            className={styles.row}
          >
            <TicketValue {...amount} className={styles.value} />
            <Text variant="ui">{condition}</Text>
          </Box>
        ))}
      </Box>
      <TicketButton action={action} className={styles.button} />
    </Box>
  );
}
