import { Button, Checkbox, Popover } from 'antd';
import { useMessages } from '../language/LanguageProvider.tsx';
import { tableMessages } from './messages.ts';

interface ColumnChooserProps {
  columns: readonly { key: string; title: string }[];
  hidden: readonly string[];
  onChange(hidden: string[]): void;
}

/** Chooses the columns that a table shows. */
export function ColumnChooser({ columns, hidden, onChange }: ColumnChooserProps) {
  const texts = useMessages(tableMessages);
  const keys = columns.map(({ key }) => key);
  const choose = (shown: string[]) => onChange(keys.filter((key) => !shown.includes(key)));
  return (
    <Popover
      trigger="click"
      content={
        <Checkbox.Group
          style={{ flexDirection: 'column' }}
          value={keys.filter((key) => !hidden.includes(key))}
          onChange={choose}
          options={columns.map(({ key, title }) => ({ value: key, label: title || texts.actions }))}
        />
      }
    >
      <Button>{texts.columns}</Button>
    </Popover>
  );
}
