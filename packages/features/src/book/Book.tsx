import { type Destination, useMessages } from '@vitrine/platform';
import { ActionBar, Box, Button, EmptyState, type IconName, Modal, Text } from '@vitrine/ui';
import { useState } from 'react';
import { useDeed } from '../deed/useDeed.ts';
import styles from './Book.module.css';
import { BookEntry, type Kept } from './BookEntry.tsx';
import { messages } from './messages.ts';

interface BookProps<Entry extends Kept> {
  entries: readonly Entry[];
  words: {
    empty: string;
    emptyHint: string;
    add: string;
    note: string;
    madeDefault: string;
    removeTitle: string;
    removeHint: string;
  };
  icon: IconName;
  /** Where a new entry is written. */
  blank: Destination;
  makeDefault: (entry: Entry) => Promise<void>;
  remove: (entry: Entry) => Promise<void>;
}

/** A book that a shopper keeps with the shop: of addresses, of people. One entry is the default. */
export function Book<Entry extends Kept>(props: BookProps<Entry>) {
  const own = useMessages(messages);
  const { entries, words } = props;
  const { busy, act } = useDeed();
  const [leaving, setLeaving] = useState<Entry>();

  const makeDefault = (entry: Entry) =>
    act(entry.id, async () => {
      await props.makeDefault(entry);
      return words.madeDefault;
    });

  const remove = (entry: Entry) =>
    act(entry.id, async () => {
      await props.remove(entry);
      return own.removed;
    });

  if (entries.length === 0) {
    return (
      <EmptyState icon={props.icon} title={words.empty} hint={words.emptyHint}>
        <Button to={props.blank}>{words.add}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <Box as="ul" className={styles.book}>
        {entries.map((entry) => (
          <BookEntry
            key={entry.id}
            entry={entry}
            isBusy={busy === entry.id}
            onMakeDefault={() => void makeDefault(entry)}
            onRemove={() => setLeaving(entry)}
          />
        ))}
      </Box>
      <Text as="p" look="cap" tone="quiet" className={styles.note}>
        {words.note}
      </Text>
      <ActionBar>
        <Button className={styles.add} wide to={props.blank}>
          {words.add}
        </Button>
      </ActionBar>
      <Modal
        open={leaving !== undefined}
        title={words.removeTitle}
        confirm={own.remove}
        cancel={own.keep}
        onCancel={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving) void remove(leaving);
          setLeaving(undefined);
        }}
      >
        {words.removeHint}
      </Modal>
    </>
  );
}
