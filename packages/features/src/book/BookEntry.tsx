import { type Destination, useMessages } from '@vitrine/platform';
import { Box, Link, Tap, Text } from '@vitrine/ui';
import type { ReactNode } from 'react';
import styles from './Book.module.css';
import { messages } from './messages.ts';

/** What a book keeps, as it is shown. */
export interface Kept {
  id: string;
  name: string;
  /** Beside the name. */
  aside?: string;
  line: string;
  isDefault: boolean;
  /** At the end of the first line. */
  status?: ReactNode;
  /** What tells it from the others when it is not seen. */
  label: string;
  to: Destination;
}

interface BookEntryProps {
  entry: Kept;
  isBusy: boolean;
  onMakeDefault: () => void;
  onRemove: () => void;
}

/** One entry of a book, and what to do with it. */
export function BookEntry({ entry, isBusy, onMakeDefault, onRemove }: BookEntryProps) {
  const words = useMessages(messages);
  const { name, aside, line, isDefault, status, label, to } = entry;
  return (
    <Box as="li" className={styles.entry} aria-busy={isBusy || undefined}>
      <Box className={styles.who}>
        <Text look="ui" strong>
          {name}
        </Text>
        {aside && (
          <Text look="ui" tabular>
            {aside}
          </Text>
        )}
        {isDefault && (
          <Text look="micro" tone="pine" className={styles.flag}>
            {words.isDefault}
          </Text>
        )}
        {status && <Box className={styles.status}>{status}</Box>}
      </Box>
      <Text as="p" look="ui" tone="soft" tabular className={styles.line}>
        {line}
      </Text>
      <Box className={styles.acts}>
        <Link className={styles.act} to={to} label={`${words.edit} ${label}`}>
          {words.edit}
        </Link>
        {!isDefault && (
          <Tap className={styles.act} label={`${words.makeDefault} ${label}`} onTap={onMakeDefault}>
            {words.makeDefault}
          </Tap>
        )}
        <Tap
          className={styles.remove}
          label={`${words.remove} ${label}`}
          aria-haspopup="dialog"
          onTap={onRemove}
        >
          {words.remove}
        </Tap>
      </Box>
    </Box>
  );
}
