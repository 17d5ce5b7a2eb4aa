import { formatMessage } from '@vitrine/kit';
import { Button, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useAction } from '../api/useAction.ts';
import { useMessages } from '../language/LanguageProvider.tsx';
import { tableMessages } from './messages.ts';
import styles from './SelectionBar.module.css';
import { MAX_SELECTED } from './useSelection.ts';

interface SelectionBarProps {
  count: number;
  /** Selects the rows that are not loaded yet, too. Without it there are none. */
  onSelectAll?: (() => Promise<void>) | undefined;
  onClear(): void;
  children: ReactNode;
}

/** What can be done with the selected rows. It stays in sight below a table that is longer than the window. */
export function SelectionBar({ count, onSelectAll, onClear, children }: SelectionBarProps) {
  const texts = useMessages(tableMessages);
  const selectAll = useAction({ run: async () => onSelectAll?.() });
  const text = formatMessage(texts.selected, { count });
  return (
    <Flex className={styles.bar} gap={8} align="center" wrap role="group" aria-label={text}>
      <Typography.Text strong role="status">
        {text}
      </Typography.Text>
      {onSelectAll && (
        <Button type="link" loading={selectAll.isPending} onClick={() => selectAll.run()}>
          {formatMessage(texts.selectAll, { count: MAX_SELECTED })}
        </Button>
      )}
      <Button type="text" onClick={onClear}>
        {texts.clearSelection}
      </Button>
      <div className={styles.actions}>{children}</div>
    </Flex>
  );
}
