import { Flex, Form, Select, Switch, Typography } from 'antd';
import type { AdminRequest } from '../../api/admin-api.ts';
import { genderNames } from '../../catalogue/names.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { toOptions } from '../../parts/to-options.ts';
import { importMessages } from './messages.ts';

type Query = NonNullable<AdminRequest<'importProducts'>['query']>;

/** What the operator decides about a file. */
export interface ChosenOptions extends Pick<Query, 'gender'> {
  readonly createMissing: boolean;
}

export const NO_CHOICES: ChosenOptions = { createMissing: false };

interface ImportOptionsProps {
  readonly value: ChosenOptions;
  readonly onChange: (value: ChosenOptions) => void;
}

/** The decisions about a file of products. */
export function ImportOptions({ value, onChange }: ImportOptionsProps) {
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
