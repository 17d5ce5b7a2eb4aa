import { DeleteOutlined } from '@ant-design/icons';
import type { MappedColumn } from '@vitrine/contract/admin';
import { SEPARATED_COLUMNS } from '@vitrine/contract/admin/import-joints';
import { formatMessage } from '@vitrine/kit';
import { Button, Flex, Input, Select, Typography } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { toOptions } from '../../parts/to-options.ts';
import { columnNames } from './column-names.ts';
import { mappingMessages } from './mapping-messages.ts';
import { formatWords, parseWords } from './mapping-rules.ts';

interface WordsInputProps {
  readonly label: string;
  readonly words: MappedColumn['words'];
  onChange(words: MappedColumn['words']): void;
}

/** What values of a file are called in the shop, one a line. */
function WordsInput({ label, words, onChange }: WordsInputProps) {
  const texts = useMessages(mappingMessages);
  const [text, setText] = useState(() => formatWords(words));
  const parsed = parseWords(text);
  const wrongLine = 'wrongLine' in parsed ? parsed.wrongLine : undefined;
  return (
    <>
      <Input.TextArea
        aria-label={label}
        placeholder={texts.wordsHint}
        rows={words.length > 1 ? Math.min(words.length + 1, 8) : 1}
        value={text}
        {...(wrongLine === undefined ? {} : { status: 'error' as const })}
        onChange={({ target }) => {
          setText(target.value);
          const next = parseWords(target.value);
          if ('words' in next) onChange(next.words);
        }}
      />
      {wrongLine !== undefined && (
        <Typography.Text type="danger" role="alert">
          {formatMessage(texts.wordsWrong, { line: wrongLine })}
        </Typography.Text>
      )}
    </>
  );
}

interface MappedColumnDetailsProps {
  readonly value: MappedColumn;
  /** Undefined takes the column away. */
  onChange(change: Partial<MappedColumn> | undefined): void;
}

/** How one column of the shop gets its values. */
export function MappedColumnDetails({ value, onChange }: MappedColumnDetailsProps) {
  const texts = useMessages(mappingMessages);
  const names = useMessages(columnNames);
  const { column, from, separator, otherwise, words } = value;
  const name = names[column];
  const isFixed = from.length === 0;
  const valueLabel = isFixed ? formatMessage(texts.valueFor, { name }) : texts.otherwise;
  return (
    <Flex vertical gap={4} component="li">
      <Flex justify="space-between" align="center" gap={8}>
        <span>
          <Typography.Text strong>{name}</Typography.Text>{' '}
          <Typography.Text type="secondary">
            {isFixed ? texts.everyRow : formatMessage(texts.from, { names: from.join(' + ') })}
          </Typography.Text>
        </span>
        {isFixed && (
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={`${texts.removeValue} ${name}`}
            onClick={() => onChange(undefined)}
          />
        )}
      </Flex>
      <Flex gap={8} wrap>
        <Input
          style={{ flex: '1 1 160px' }}
          aria-label={isFixed ? valueLabel : `${name}: ${valueLabel}`}
          placeholder={valueLabel}
          maxLength={300}
          value={otherwise}
          onChange={({ target }) => onChange({ otherwise: target.value })}
        />
        {!isFixed && SEPARATED_COLUMNS.has(column) && (
          <Select<string>
            style={{ flex: '1 1 160px' }}
            aria-label={`${name}: ${texts.separator}`}
            allowClear
            placeholder={texts.noSeparator}
            value={separator}
            options={toOptions<string>(texts.separators)}
            onChange={(chosen) => onChange({ separator: chosen ?? null })}
          />
        )}
      </Flex>
      {!isFixed && (
        <WordsInput
          label={`${name}: ${texts.words}`}
          words={words}
          onChange={(changed) => onChange({ words: changed })}
        />
      )}
    </Flex>
  );
}
