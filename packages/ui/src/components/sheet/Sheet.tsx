import { useMessages } from '@vitrine/platform';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { messages } from '../../messages.ts';
import { Box } from '../../primitives/box/Box';
import { Overlay } from '../../primitives/overlay/Overlay';
import { ScrollArea } from '../../primitives/scroll-area/ScrollArea';
import { Text } from '../../primitives/text/Text';
import { IconButton } from '../icon-button/IconButton.tsx';
import styles from './Sheet.module.css';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  /** See `Overlay`. */
  openerId?: string | undefined;
  title: string;
  /** `bottom` for a choice or a short text, `right` for longer work such as filters. */
  side?: 'bottom' | 'right' | undefined;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  children?: ReactNode;
  className?: string | undefined;
}

export function Sheet(props: SheetProps) {
  const { open, onClose, openerId, title, side = 'bottom', footer, children, className } = props;
  const t = useMessages(messages);
  return (
    <Overlay open={open} onClose={onClose} openerId={openerId} label={title} placement={side}>
      <Box className={styles.head}>
        <Text as="h2" variant="h3">
          {title}
        </Text>
        <IconButton icon="close" label={t.close} onPress={onClose} />
      </Box>
      <ScrollArea fills={side === 'right'} className={cx(styles.body, className)}>
        {children}
      </ScrollArea>
      {footer && <Box className={styles.footer}>{footer}</Box>}
    </Overlay>
  );
}
