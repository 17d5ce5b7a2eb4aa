import { Flex, Form, Input, Select, Switch, Typography } from 'antd';
import type { AdminRequest } from '../../api/admin-api.ts';
import { genderNames } from '../../catalogue/names.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { toOptions } from '../../parts/to-options.ts';
import { FileOrigin } from './FileOrigin.tsx';
import { importMessages } from './messages.ts';

type Query = NonNullable<AdminRequest<'importProducts'>['query']>;

/** What the operator decides about a file. */
export interface ChosenOptions
  extends Pick<
    Query,
    'gender' | 'brand' | 'category' | 'merchant' | 'format' | 'mapping' | 'decimal'
  > {
  readonly createMissing: boolean;
}

export const NO_CHOICES: ChosenOptions = { createMissing: false };

const MAX_LENGTHS = { brand: 60, category: 300, merchant: 120 } as const;
const USUAL = ['brand', 'category', 'merchant'] as const;

interface ImportOptionsProps {
  readonly file: File;
  readonly value: ChosenOptions;
  readonly onChange: (value: ChosenOptions) => void;
}

/** The decisions about a file of products. */
export function ImportOptions({ file, value, onChange }: ImportOptionsProps) {
  const texts = useMessages(importMessages);
  const genders = useMessages(genderNames);
  return (
    <Form layout="vertical">
      <Form.Item>
        <Flex gap={8} align="center" component="label">
          <Switch
            aria-label={texts.createMissing}
            checked={value.createMissing}
            onChange={(createMissing) => onChange({ ...value, createMissing })}
          />
          <Typography.Text>{texts.createMissing}</Typography.Text>
        </Flex>
      </Form.Item>
      <FileOrigin
        file={file}
        value={value}
        onChange={(origin) => onChange({ ...value, ...origin })}
      />
      <Form.Item label={texts.decimal} htmlFor="import-decimal">
        <Select
          id="import-decimal"
          allowClear
          placeholder={texts.fromPrices}
          value={value.decimal}
          options={toOptions(texts.decimals)}
          onChange={(decimal) => onChange({ ...value, decimal })}
        />
      </Form.Item>
      {USUAL.map((name) => (
        <Form.Item key={name} label={texts.usual[name]} htmlFor={`import-${name}`}>
          <Input
            id={`import-${name}`}
            maxLength={MAX_LENGTHS[name]}
            value={value[name] ?? ''}
            onChange={({ target }) => onChange({ ...value, [name]: target.value || undefined })}
          />
        </Form.Item>
      ))}
      <Form.Item label={texts.gender} htmlFor="import-gender">
        <Select
          id="import-gender"
          allowClear
          placeholder={texts.noGender}
          value={value.gender}
          options={toOptions(genders)}
          onChange={(gender) => onChange({ ...value, gender })}
        />
      </Form.Item>
    </Form>
  );
}
