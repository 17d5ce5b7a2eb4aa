import { formatMessage } from '@vitrine/kit';
import { Button, Empty, Input } from 'antd';
import { useState } from 'react';
import { useLanguage, useMessages } from '../../../language/LanguageProvider.tsx';
import { MODULE_FIELDS } from '../entries.ts';
import styles from '../Studio.module.css';
import { editingMessages } from './messages.ts';
import { MODULE_GROUPS } from './module-groups.ts';
import { useCommands } from './useCommands.ts';

/** Every module as a button, because the editor's own list can only be dragged. */
export function Palette() {
  const texts = useMessages(editingMessages);
  const { language } = useLanguage();
  const { add, canWrite } = useCommands();
  const [word, setWord] = useState('');
  const nameOf = (code: string) => MODULE_FIELDS[code]?.label[language] ?? code;
  const isFound = (code: string) =>
    `${nameOf(code)} ${code}`.toLowerCase().includes(word.trim().toLowerCase());
  const groups = MODULE_GROUPS.map(({ label, codes }) => ({
    name: label[language],
    codes: codes.filter(isFound),
  })).filter(({ codes }) => codes.length > 0);
  return (
    <div className={styles.panel}>
      <Input.Search
        allowClear
        aria-label={texts.find}
        placeholder={texts.find}
        value={word}
        onChange={({ target }) => setWord(target.value)}
      />
      {groups.length === 0 && <Empty description={formatMessage(texts.noneFound, { word })} />}
      {groups.map(({ name, codes }) => (
        <section key={name} className={styles.group} aria-label={name}>
          <h2>{name}</h2>
          <div className={styles.buttons}>
            {codes.map((code) => (
              <Button key={code} disabled={!canWrite} onClick={() => add(code)}>
                {nameOf(code)}
              </Button>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
