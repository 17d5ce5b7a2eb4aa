import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import { Text } from '../../primitives/text/Text';
import { TicketButton, type TicketDeed } from './TicketButton.tsx';
import { TicketFigure } from './TicketFigure.tsx';
import type { TicketStatus } from './ticket-coupon.ts';
import type { TicketAmount } from './ticket-words.ts';
import styles from './Wallet.module.css';

export interface WalletRow {
  amount: TicketAmount;
  condition: string;
}

export interface WalletProps {
  status: TicketStatus;
  name: string;
  note?: string | undefined;
  time?: string | undefined;
  stamp?: string | undefined;
  rows: readonly WalletRow[];
  deed: TicketDeed;
}

/** Several offers that come together: a ledger of them, and one button for all. `--ticket-words` paints its name. */
export function Wallet({ status, name, note, time, stamp, rows, deed }: WalletProps) {
  return (
    <Box as="article" aria-label={name} className={cx(styles.wallet, styles[status])}>
      <Box className={styles.head}>
        <Box>
          <Text as="p" look="h3" className={styles.name}>
            {name}
          </Text>
          {note && (
            <Text as="p" look="micro" tone="quiet">
              {note}
            </Text>
          )}
        </Box>
        <Text look="micro" tone="quiet" tabular className={styles.time}>
          {[stamp, time].filter(Boolean).join(' · ')}
        </Text>
      </Box>
      <Box as="ul">
        {rows.map(({ amount, condition }) => (
          <Box as="li" key={`${amount.value} ${condition}`} className={styles.row}>
            <TicketFigure {...amount} className={styles.figure} />
            <Text look="ui">{condition}</Text>
          </Box>
        ))}
      </Box>
      <TicketButton deed={deed} className={styles.button} />
    </Box>
  );
}
