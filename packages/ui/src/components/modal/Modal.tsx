import { useMessages } from '@vitrine/platform';
import type { ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { Box } from '../../primitives/box/Box';
import { Overlay } from '../../primitives/overlay/Overlay';
import { Text } from '../../primitives/text/Text';
import { Button } from '../button/Button.tsx';
import styles from './Modal.module.css';

export interface ModalProps {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  title: string;
  children?: ReactNode;
  confirm?: string | undefined;
  cancel?: string | undefined;
}

/** One question: a title, a sentence, two answers. */
export function Modal({ open, onConfirm, onCancel, title, children, confirm, cancel }: ModalProps) {
  const words = useMessages(messages);
  return (
    <Overlay
      open={open}
      onClose={onCancel}
      label={title}
      place="centre"
      alert
      className={styles.modal}
    >
      <Text as="h2" look="h2">
        {title}
      </Text>
      {children && (
        <Text as="p" look="ui" tone="soft" className={styles.sentence}>
          {children}
        </Text>
      )}
      <Box className={styles.answers}>
        <Button kind="flat" wide onTap={onCancel}>
          {cancel ?? words.cancel}
        </Button>
        <Button wide onTap={onConfirm}>
          {confirm ?? words.confirm}
        </Button>
      </Box>
    </Overlay>
  );
}
