import type { ComponentData } from '@puckeditor/core';
import { formatMessage } from '@vitrine/kit';
import { App, Badge, Button, Checkbox, Empty, Typography } from 'antd';
import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { useLanguage, useMessages } from '../../../language/LanguageProvider.tsx';
import { BlockName } from '../blocks/BlockName.tsx';
import { SaveBlockButton } from '../blocks/SaveBlockButton.tsx';
import { findModuleFaults, MODULE_FIELDS } from '../entries.ts';
import styles from '../Studio.module.css';
import { useEditor, ZONE } from '../use-editor.ts';
import { editingMessages } from './messages.ts';
import { nameModule } from './name-module.ts';
import { PasteButton } from './PasteButton.tsx';
import { showModule } from './show-module.ts';
import { useTicked } from './TickedContext.ts';
import { useCommands } from './useCommands.ts';

interface RowProps {
  module: ComponentData;
  isTicked: boolean;
  isSelected: boolean;
  onTick(id: string, isTicked: boolean): void;
  onOpen(id: string): void;
}

const Row = memo(function Row({ module, isTicked, isSelected, onTick, onOpen }: RowProps) {
  const texts = useMessages(editingMessages);
  const { language } = useLanguage();
  const id = String(module.props.id);
  const kind = MODULE_FIELDS[module.type]?.label[language] ?? module.type;
  const name = nameModule(module);
  const count = useMemo(() => findModuleFaults(module.type, module.props).length, [module]);
  return (
    <li data-selected={isSelected}>
      <Checkbox
        aria-label={formatMessage(texts.tick, { name: name || kind })}
        checked={isTicked}
        onChange={({ target }) => onTick(id, target.checked)}
      />
      <button
        type="button"
        className={styles.row}
        aria-current={isSelected}
        onClick={() => onOpen(id)}
      >
        {name ? (
          <>
            <span className={styles.name}>{name}</span> <span className={styles.kind}>{kind}</span>
          </>
        ) : (
          <>
            {kind} <BlockName module={module} />
          </>
        )}
      </button>
      {count > 0 && (
        <Badge count={count} size="small" title={formatMessage(texts.findings, { count })} />
      )}
    </li>
  );
});

function Tools({ ids }: { ids: readonly string[] }) {
  const texts = useMessages(editingMessages);
  const { message } = App.useApp();
  const { ticked, setTicked } = useTicked();
  const commands = useCommands();
  const count = ids.filter((id) => ticked.has(id)).length;
  const copy = async () => {
    const text = commands.copy();
    if (text === undefined) return;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // A browser may forbid it, and has no clipboard where the connection is not safe.
      message.warning(texts.notCopied);
    }
  };
  const button = (label: string, run: () => void, isFree = false) => (
    <Button size="small" disabled={!isFree && !commands.canWrite} onClick={run}>
      {label}
    </Button>
  );
  return (
    <>
      <Checkbox
        checked={count > 0 && count === ids.length}
        indeterminate={count > 0 && count < ids.length}
        disabled={ids.length === 0}
        onChange={({ target }) => setTicked(new Set(target.checked ? ids : []))}
      >
        {count > 0 ? formatMessage(texts.chosen, { count }) : texts.all}
      </Checkbox>
      <div className={styles.tools}>
        {button(texts.copy, () => void copy(), true)}
        <PasteButton />
        {button(texts.duplicate, commands.duplicate)}
        {button(texts.up, () => commands.move(-1))}
        {button(texts.down, () => commands.move(1))}
        {button(texts.remove, commands.remove)}
        <SaveBlockButton />
      </div>
    </>
  );
}

/** The modules of the page in order: to open one, and to copy, move or delete several. */
export function Outline() {
  const texts = useMessages(editingMessages);
  // Typing comes first: the outline follows when there is time.
  const content = useDeferredValue(useEditor((editor) => editor.appState.data.content));
  const selected = useEditor((editor) => editor.appState.ui.itemSelector?.index);
  const getSelector = useEditor((editor) => editor.getSelectorForId);
  const dispatch = useEditor((editor) => editor.dispatch);
  const { ticked, setTicked } = useTicked();
  const ids = content.map(({ props }) => String(props.id));

  const onTick = useCallback(
    (id: string, isTicked: boolean) => {
      const next = new Set(ticked);
      if (isTicked) next.add(id);
      else next.delete(id);
      setTicked(next);
    },
    [ticked, setTicked],
  );
  const onOpen = useCallback(
    (id: string) => {
      showModule(id);
      const itemSelector = getSelector(id) ?? null;
      dispatch({
        type: 'setUi',
        ui: { itemSelector: itemSelector && { ...itemSelector, zone: ZONE } },
      });
    },
    [getSelector, dispatch],
  );
  return (
    <div className={styles.panel}>
      <Tools ids={ids} />
      {content.length === 0 && <Empty description={texts.none} />}
      <ol className={styles.outline}>
        {content.map((module, index) => (
          <Row
            key={String(module.props.id)}
            module={module}
            isTicked={ticked.has(String(module.props.id))}
            isSelected={index === selected}
            onTick={onTick}
            onOpen={onOpen}
          />
        ))}
      </ol>
      <Typography.Text type="secondary">{texts.keys}</Typography.Text>
    </div>
  );
}
