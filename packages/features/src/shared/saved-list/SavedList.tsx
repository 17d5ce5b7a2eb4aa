import { type Destination, useMessages } from '@vitrine/platform';
import { ActionBar, Box, Button, EmptyState, Hint, type IconName, Modal } from '@vitrine/ui';
import { useAction } from '../action/useAction.ts';
import { useConfirmation } from '../action/useConfirmation.ts';
import { messages } from './messages.ts';
import styles from './SavedList.module.css';
import { type SavedItem, SavedListItem } from './SavedListItem.tsx';

interface SavedListProps<Item extends SavedItem> {
  items: readonly Item[];
  messages: {
    empty: string;
    emptyHint: string;
    add: string;
    note: string;
    madeDefault: string;
    removeTitle: string;
    removeHint: string;
  };
  icon: IconName;
  /** The screen that creates an item. */
  createTo: Destination;
  makeDefault: (item: Item) => Promise<void>;
  remove: (item: Item) => Promise<void>;
}

/** A list of saved addresses or personal IDs, one of which is the default. */
export function SavedList<Item extends SavedItem>(props: SavedListProps<Item>) {
  const ownMessages = useMessages(messages);
  const { items, messages: t } = props;
  const { pendingId, run } = useAction();

  const makeDefault = (item: Item) =>
    run(
      async () => {
        await props.makeDefault(item);
        return t.madeDefault;
      },
      { id: item.id },
    );

  const { ask, dialog } = useConfirmation((item: Item) =>
    run(
      async () => {
        await props.remove(item);
        return ownMessages.removed;
      },
      { id: item.id },
    ),
  );

  if (items.length === 0) {
    return (
      <EmptyState icon={props.icon} title={t.empty} hint={t.emptyHint}>
        <Button to={props.createTo}>{t.add}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <Box as="ul" className={styles.list}>
        {items.map((item) => (
          <SavedListItem
            key={item.id}
            item={item}
            isPending={pendingId === item.id}
            onMakeDefault={() => void makeDefault(item)}
            onRemove={() => ask(item)}
          />
        ))}
      </Box>
      <Hint className={styles.note}>{t.note}</Hint>
      <ActionBar>
        <Button className={styles.add} fullWidth to={props.createTo}>
          {t.add}
        </Button>
      </ActionBar>
      <Modal
        {...dialog}
        title={t.removeTitle}
        confirm={ownMessages.remove}
        cancel={ownMessages.keep}
      >
        {t.removeHint}
      </Modal>
    </>
  );
}
