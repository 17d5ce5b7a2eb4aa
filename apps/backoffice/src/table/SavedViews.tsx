import { DeleteOutlined } from '@ant-design/icons';
import { App, Button, Flex, Input, Popover, Typography } from 'antd';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { useMessages } from '../language/LanguageProvider.tsx';
import { useStored } from '../parts/useStored.ts';
import { tableMessages } from './messages.ts';

interface SavedView {
  name: string;
  search: string;
}

/** Named filters of a table in this browser. The link of a view shows the same to a colleague. */
export function SavedViews({ name }: { name: string }) {
  const texts = useMessages(tableMessages);
  const { message } = App.useApp();
  const search = useSearch();
  const [views, setViews] = useStored<SavedView[]>(`${name}.views`, []);
  const [newName, setNewName] = useState('');
  const save = () => {
    const saved = newName.trim();
    if (!saved) return;
    setViews([...views.filter((view) => view.name !== saved), { name: saved, search }]);
    setNewName('');
  };
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      message.success(texts.copied);
    } catch {
      // A browser may forbid it, and has no clipboard where the connection is not safe.
      message.warning(texts.notCopied);
    }
  };
  const content = (
    <Flex vertical gap={8} style={{ width: 280 }}>
      {views.length === 0 && <Typography.Text type="secondary">{texts.noViews}</Typography.Text>}
      {views.map((view) => (
        <Flex key={view.name} justify="space-between" align="center">
          <Link href={`?${view.search}`}>{view.name}</Link>
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={`${texts.remove} ${view.name}`}
            onClick={() => setViews(views.filter(({ name: other }) => other !== view.name))}
          />
        </Flex>
      ))}
      <Input.Search
        aria-label={texts.viewName}
        placeholder={texts.viewName}
        value={newName}
        maxLength={40}
        enterButton={texts.saveView}
        onChange={({ target }) => setNewName(target.value)}
        onSearch={save}
      />
      <Button onClick={() => void copyLink()}>{texts.copyLink}</Button>
    </Flex>
  );
  return (
    <Popover trigger="click" content={content}>
      <Button>{texts.views}</Button>
    </Popover>
  );
}
