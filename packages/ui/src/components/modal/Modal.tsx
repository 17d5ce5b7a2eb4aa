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

/** A confirmation dialog with a title, a text and two buttons. */
export function Modal({ open, onConfirm, onCancel, title, children, confirm, cancel }: ModalProps) {
  const t = useMessages(messages);
  return (
    <Overlay
      open={open}
      onClose={onCancel}
      label={title}
      placement="centre"
      alert
      className={styles.modal}
    >
      <Text as="h2" variant="h2">
        {title}
      </Text>
      {children && (
        <Text as="p" variant="ui" tone="soft" className={styles.text}>
          {children}
        </Text>
      )}
      <Box className={styles.actions}>
        <Button variant="flat" fullWidth onPress={onCancel}>
          {cancel ?? t.cancel}
        </Button>
        <Button fullWidth onPress={onConfirm}>
          {confirm ?? t.confirm}
        </Button>
      </Box>
    </Overlay>
  );
}
