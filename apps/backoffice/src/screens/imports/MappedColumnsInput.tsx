import type { ImportColumnName, MappedColumn } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Alert, Flex, Select, Typography } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { toOptions } from '../../parts/to-options.ts';
import { columnNames } from './column-names.ts';
import { MappedColumnDetails } from './MappedColumnDetails.tsx';
import styles from './Mapping.module.css';
import { mappingMessages } from './mapping-messages.ts';
import { addValue, changeColumn, findNeeded, listTargets, setTargets } from './mapping-rules.ts';
import type { ImportPreview } from './useMappings.ts';

interface MappedColumnsInputProps {
  readonly file: ImportPreview['columns'];
  readonly value?: MappedColumn[];
  onChange?(value: MappedColumn[]): void;
}

/** Says what the columns of a file are in the shop, and how their values are read. */
export function MappedColumnsInput({ file, value = [], onChange }: MappedColumnsInputProps) {
  const texts = useMessages(mappingMessages);
  const names = useMessages(columnNames);
  const change = (columns: MappedColumn[]) => onChange?.(columns);
  const inFile = new Set(file.map(({ name }) => name.toLowerCase()));
  const missing = [...new Set(value.flatMap(({ from }) => from))].filter(
    (name) => !inFile.has(name.toLowerCase()),
  );
  const needed = findNeeded(value);
  const free = toOptions(names).filter(
    (option) => !value.some(({ column }) => column === option.value),
  );
  const rows = [...file, ...missing.map((name) => ({ name, samples: undefined }))];
  return (
    <Flex vertical gap={16}>
      <section aria-label={texts.columns}>
        <Typography.Paragraph strong>{texts.columns}</Typography.Paragraph>
        <Typography.Paragraph type="secondary">{texts.columnsHint}</Typography.Paragraph>
        <ul className={styles.list}>
          {rows.map(({ name, samples }) => (
            <li key={name} className={styles.row}>
              <div className={styles.source}>
                <Typography.Text strong>{name}</Typography.Text>
                <Typography.Text type={samples ? 'secondary' : 'warning'} ellipsis>
                  {samples ? samples.join(' · ') : texts.notInFile}
                </Typography.Text>
              </div>
              <Select<ImportColumnName[]>
                className={styles.target ?? ''}
                mode="multiple"
                aria-label={formatMessage(texts.target, { name })}
                placeholder={texts.notRead}
                showSearch={{ optionFilterProp: 'label' }}
                value={listTargets(value, name)}
                options={toOptions(names)}
                onChange={(targets) => change(setTargets(value, name, targets))}
              />
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={texts.details}>
        <Typography.Paragraph strong>{texts.details}</Typography.Paragraph>
        <ul className={styles.list}>
          {value.map((column) => (
            <MappedColumnDetails
              key={column.column}
              value={column}
              onChange={(next) => change(changeColumn(value, column.column, next))}
            />
          ))}
        </ul>
        <Select<ImportColumnName>
          className={styles.add ?? ''}
          aria-label={texts.add}
          placeholder={texts.add}
          showSearch={{ optionFilterProp: 'label' }}
          value={null}
          options={free}
          onChange={(column) => change(addValue(value, column))}
        />
      </section>
      {needed.length > 0 && (
        <Alert
          type="info"
          showIcon
          title={formatMessage(texts.newProducts, {
            names: needed.map((name) => names[name]).join('、'),
          })}
        />
      )}
    </Flex>
  );
}
