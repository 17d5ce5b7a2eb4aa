import { formatMessage } from '@vitrine/kit';
import { Button, Flex, Modal, Radio, Typography } from 'antd';
import { useState } from 'react';
import { useLanguage, useMessages } from '../../../language/LanguageProvider.tsx';
import { MODULE_FIELDS } from '../entries.ts';
import styles from './Conflicts.module.css';
import { listDifferences } from './list-differences.ts';
import type { Choices, Conflict, Side } from './merge-content.ts';
import { savingMessages } from './messages.ts';

interface ConflictRowProps {
  conflict: Conflict;
  name: string;
  side: Side | undefined;
  onChoose(side: Side): void;
}

function useConflictTitle(conflict: Conflict): string {
  const texts = useMessages(savingMessages).conflicts;
  const { language } = useLanguage();
  if (conflict.kind === 'title') return texts.pageTitle;
  if (conflict.kind === 'order') return texts.order;
  const { code = '', fields } = conflict.mine ?? conflict.theirs ?? {};
  const label = MODULE_FIELDS[code]?.label[language] ?? code;
  const name = fields?.moduleName;
  return typeof name === 'string' && name ? `${label} · ${name}` : label;
}

/** What each side has made of a module, field by field. */
function Differences({ conflict, name }: Pick<ConflictRowProps, 'conflict' | 'name'>) {
  const texts = useMessages(savingMessages).conflicts;
  const { language } = useLanguage();
  if (conflict.kind === 'order') return null;
  const rows =
    conflict.kind === 'title'
      ? [{ label: texts.pageTitle, mine: conflict.mine, theirs: conflict.theirs }]
      : listDifferences(
          MODULE_FIELDS[(conflict.mine ?? conflict.theirs)?.code ?? ''],
          conflict.mine,
          conflict.theirs,
        ).map(({ label, ...sides }) => ({ label: label[language], ...sides }));
  const isDeleted = (side: Side) => conflict.kind === 'module' && !conflict[side];
  const write = (side: Side, value: string) =>
    isDeleted(side) ? texts.deleted : value || texts.empty;
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">{texts.field}</th>
          <th scope="col">{texts.mine}</th>
          <th scope="col">{formatMessage(texts.theirs, { name })}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, mine, theirs }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{write('mine', mine)}</td>
            <td>{write('theirs', theirs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ConflictRow({ conflict, name, side, onChoose }: ConflictRowProps) {
  const texts = useMessages(savingMessages).conflicts;
  const title = useConflictTitle(conflict);
  return (
    <fieldset className={styles.conflict}>
      <legend>{title}</legend>
      <Differences conflict={conflict} name={name} />
      <Radio.Group
        value={side ?? null}
        onChange={({ target }) => onChoose(target.value as Side)}
        options={[
          { value: 'mine', label: texts.mine },
          { value: 'theirs', label: formatMessage(texts.theirs, { name }) },
        ]}
      />
    </fieldset>
  );
}

interface ConflictDialogProps {
  conflicts: readonly Conflict[];
  /** Who has saved meanwhile. */
  name: string;
  onChoose(choices: Choices): void;
  onClose(): void;
}

/** Asks whose change stays where two editors have changed the same. */
export function ConflictDialog({ conflicts, name, onChoose, onClose }: ConflictDialogProps) {
  const texts = useMessages(savingMessages).conflicts;
  const [choices, setChoices] = useState<Choices>({});
  const chooseAll = (side: Side) =>
    setChoices(Object.fromEntries(conflicts.map(({ key }) => [key, side])));
  return (
    <Modal
      open
      width={760}
      title={texts.title}
      okText={texts.apply}
      okButtonProps={{ disabled: !conflicts.every(({ key }) => choices[key]) }}
      cancelText={texts.later}
      onOk={() => onChoose(choices)}
      onCancel={onClose}
    >
      <Flex vertical gap={16}>
        <Typography.Text>{formatMessage(texts.text, { name })}</Typography.Text>
        <Flex gap={8}>
          <Button onClick={() => chooseAll('mine')}>{texts.allMine}</Button>
          <Button onClick={() => chooseAll('theirs')}>
            {formatMessage(texts.allTheirs, { name })}
          </Button>
        </Flex>
        {conflicts.map((conflict) => (
          <ConflictRow
            key={conflict.key}
            conflict={conflict}
            name={name}
            side={choices[conflict.key]}
            onChoose={(side) => setChoices((before) => ({ ...before, [conflict.key]: side }))}
          />
        ))}
      </Flex>
    </Modal>
  );
}
