import { type Destination, useMessages } from '@vitrine/platform';
import { Box, cx, Link, Paragraph, Pressable, Text } from '@vitrine/ui';
import type { ReactNode } from 'react';
import * as layout from '../layout/layout.ts';
import { messages } from './messages.ts';
import styles from './SavedList.module.css';

/** What the list shows of a saved address or personal ID. */
export interface SavedItem {
  id: string;
  name: string;
  /** Text beside the name. */
  aside?: string;
  line: string;
  isDefault: boolean;
  /** Shown at the end of the first line. */
  status?: ReactNode;
  /** Identifies the item in the accessible names of its buttons. */
  label: string;
  to: Destination;
}

interface SavedListItemProps {
  item: SavedItem;
  isPending: boolean;
  onMakeDefault: () => void;
  onRemove: () => void;
}

/** One saved item with its actions. */
export function SavedListItem({ item, isPending, onMakeDefault, onRemove }: SavedListItemProps) {
  const t = useMessages(messages);
  const { name, aside, line, isDefault, status, label, to } = item;
  return (
    <Box
      as="li"
      className={cx(styles.item, isPending && layout.dimmed)}
      aria-busy={isPending || undefined}
    >
      <Box className={styles.heading}>
        <Text variant="ui" strong>
          {name}
        </Text>
        {aside && (
          <Text variant="ui" tabular>
            {aside}
          </Text>
        )}
        {isDefault && (
          <Text variant="micro" tone="pine" className={styles.flag}>
            {t.isDefault}
          </Text>
        )}
        {status && <Box className={styles.status}>{status}</Box>}
      </Box>
      <Paragraph tabular className={styles.line}>
        {line}
      </Paragraph>
      <Box className={styles.actions}>
        <Link className={styles.action} to={to} label={`${t.edit} ${label}`}>
          {t.edit}
        </Link>
        {!isDefault && (
          <Pressable
            className={styles.action}
            label={`${t.makeDefault} ${label}`}
            onPress={onMakeDefault}
          >
            {t.makeDefault}
          </Pressable>
        )}
        <Pressable
          className={styles.remove}
          label={`${t.remove} ${label}`}
          aria-haspopup="dialog"
          onPress={onRemove}
        >
          {t.remove}
        </Pressable>
      </Box>
    </Box>
  );
}
