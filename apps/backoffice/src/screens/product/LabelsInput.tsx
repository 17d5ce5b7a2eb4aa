import { PlusOutlined } from '@ant-design/icons';
import type { Localised } from '@vitrine/kit';
import { Button, Flex, Form, InputNumber, Modal, Select } from 'antd';
import { useState } from 'react';
import { pickText, toCatalogueText } from '../../catalogue/texts.ts';
import { useLabels } from '../../catalogue/useCatalogue.ts';
import { LocalisedInput } from '../../form/LocalisedInput.tsx';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { productMessages } from './messages.ts';
import type { LabelValue } from './product-values.ts';

interface LabelsInputProps {
  value?: LabelValue[];
  onChange?(value: LabelValue[]): void;
  id?: string;
}

/** New labels get the numbers after those that are taken. */
const FIRST_ID = 2001;
const MAX_LABELS = 10;
const toNextId = (known: readonly LabelValue[]) =>
  Math.max(FIRST_ID - 1, ...known.map(({ id }) => id)) + 1;

/** The labels of a product: those of the shop, or a new one. */
export function LabelsInput({ value = [], onChange, id }: LabelsInputProps) {
  const texts = useMessages(productMessages);
  const { language } = useLanguage();
  const [newName, setNewName] = useState<Partial<Localised>>();
  const [priority, setPriority] = useState(0);
  const stored = useLabels().data ?? [];
  const known = [...stored, ...value.filter((own) => stored.every((row) => row.id !== own.id))];
  const choose = (ids: number[]) =>
    onChange?.(
      known
        .filter((label) => ids.includes(label.id))
        .map((label) => ({
          id: label.id,
          name: toCatalogueText({ ...label.name, 'en-US': label.name['en-US'] ?? '' }),
          priority: label.priority,
        })),
    );
  const add = () => {
    onChange?.([...value, { id: toNextId(known), name: toCatalogueText(newName), priority }]);
    setNewName(undefined);
  };
  return (
    <Flex gap={8}>
      <Select
        {...(id === undefined ? {} : { id })}
        mode="multiple"
        maxCount={MAX_LABELS}
        value={value.map((label) => label.id)}
        onChange={choose}
        showSearch={{ optionFilterProp: 'label' }}
        options={known.map((label) => ({
          value: label.id,
          label: pickText(label.name, language),
        }))}
        style={{ flex: 1 }}
      />
      <Button icon={<PlusOutlined />} onClick={() => setNewName({})}>
        {texts.newLabel}
      </Button>
      <Modal
        open={newName !== undefined}
        title={texts.newLabel}
        okText={texts.add}
        okButtonProps={{ disabled: !newName?.['zh-CN']?.trim() }}
        onOk={add}
        onCancel={() => setNewName(undefined)}
      >
        <Form.Item label={texts.labelName} layout="vertical">
          <LocalisedInput
            label={texts.labelName}
            value={newName ?? {}}
            onChange={setNewName}
            maxLength={40}
          />
        </Form.Item>
        <Form.Item label={texts.priority} layout="vertical">
          <InputNumber
            aria-label={texts.priority}
            min={0}
            max={10_000}
            value={priority}
            onChange={(next) => setPriority(next ?? 0)}
          />
        </Form.Item>
      </Modal>
    </Flex>
  );
}
