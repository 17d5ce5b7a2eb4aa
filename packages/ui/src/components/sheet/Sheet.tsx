import { useMessages } from '@vitrine/platform';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { messages } from '../../messages.ts';
import { Box } from '../../primitives/box/Box';
import { Icon } from '../../primitives/icon/Icon';
import { Overlay } from '../../primitives/overlay/Overlay';
import { ScrollArea } from '../../primitives/scroll-area/ScrollArea';
import { Tap } from '../../primitives/tap/Tap';
import { Text } from '../../primitives/text/Text';
import styles from './Sheet.module.css';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  /** Being open is an address of its own: the id of what holds that which opens it. */
  home?: string | undefined;
  title: string;
  /** From below for a choice or some words; from the right for work, as filters are. */
  side?: 'bottom' | 'right' | undefined;
  /** Stays in sight below what scrolls. */
  footer?: ReactNode;
  children?: ReactNode;
  className?: string | undefined;
}

export function Sheet(props: SheetProps) {
  const { open, onClose, home, title, side = 'bottom', footer, children, className } = props;
  const words = useMessages(messages);
  return (
    <Overlay open={open} onClose={onClose} home={home} label={title} place={side}>
      <Box className={styles.head}>
        <Text as="h2" look="h3">
          {title}
        </Text>
        <Tap className={styles.close} label={words.close} onTap={onClose}>
          <Icon name="close" />
        </Tap>
      </Box>
      <ScrollArea fills={side === 'right'} className={cx(styles.body, className)}>
        {children}
      </ScrollArea>
      {footer && <Box className={styles.footer}>{footer}</Box>}
    </Overlay>
  );
}
