import { itemReferences, type MarketingType } from '@vitrine/contract/admin/item-inputs';
import { Input, InputNumber, Select, Switch } from 'antd';
import { LocalisedInput } from '../../../form/LocalisedInput.tsx';
import { MoneyInput } from '../../../form/MoneyInput.tsx';
import type { FieldNode } from '../../../form/schema/describe-schema.ts';
import { TimeInput } from '../../../form/TimeInput.tsx';
import { useMessages } from '../../../language/LanguageProvider.tsx';
import { ImageKeyInput } from '../../../pickers/ImageKeyInput.tsx';
import { findFieldText } from './find-field-text.ts';
import { ItemSelect } from './ItemSelect.tsx';
import { fieldMessages } from './messages.ts';
import { ShareInput } from './ShareInput.tsx';
import { useFieldTexts } from './useFieldTexts.ts';

interface FieldInputProps {
  node: FieldNode;
  path: readonly string[];
  // The form gives these to the input of a field.
  id?: string;
  value?: unknown;
  disabled?: boolean;
  onChange?(value: unknown): void;
}

/** Longer texts are written in several lines. */
const LINE_LENGTH = 120;
const ROWS = 3;
/** The name of fields with an image, in every type of item. */
const IMAGE = 'imageKey';

const references: Readonly<Record<string, MarketingType>> = itemReferences;

function NumberField({ node, path, ...rest }: FieldInputProps) {
  const { toLabel } = useFieldTexts();
  const props = { ...rest, 'aria-label': toLabel(path), value: rest.value as number | null };
  const widget = findFieldText(path)?.widget;
  if (widget === 'money') return <MoneyInput {...props} {...(node.min ? { min: node.min } : {})} />;
  if (widget === 'share') return <ShareInput {...props} />;
  return (
    <InputNumber
      {...props}
      precision={0}
      {...(node.min === undefined ? {} : { min: node.min })}
      {...(node.max === undefined ? {} : { max: node.max })}
      style={{ width: '100%' }}
    />
  );
}

function TextField({ node, path, onChange, ...rest }: FieldInputProps) {
  const label = useFieldTexts().toLabel(path);
  const type = references[node.name];
  const value = rest.value as string | null;
  if (type) {
    return (
      <ItemSelect
        {...rest}
        type={type}
        label={label}
        isClearable={!node.isRequired || node.isNullable}
        value={value}
        onChange={(id) => onChange?.(id)}
      />
    );
  }
  if (node.name === IMAGE)
    return (
      <ImageKeyInput {...rest} label={label} value={value} onChange={(key) => onChange?.(key)} />
    );
  return (
    <Input
      {...rest}
      aria-label={label}
      value={value ?? ''}
      {...(node.max ? { maxLength: node.max } : {})}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}

function ChoiceField({ node, path, onChange, ...rest }: FieldInputProps) {
  const { toLabel, toValueText } = useFieldTexts();
  const values = node.kind === 'union' ? node.children.map(({ name }) => name) : node.values;
  return (
    <Select
      {...rest}
      aria-label={toLabel(path)}
      allowClear={node.isNullable}
      value={rest.value ?? null}
      options={values.map((value) => ({ value, label: toValueText(value) }))}
      onChange={(value) => onChange?.(value ?? null)}
    />
  );
}

function TextsField({ node, path, ...rest }: FieldInputProps) {
  const { toLabel } = useFieldTexts();
  const max = node.max ?? LINE_LENGTH;
  return (
    <LocalisedInput
      {...rest}
      value={rest.value ?? {}}
      label={toLabel(path)}
      rows={max > LINE_LENGTH ? ROWS : 1}
      maxLength={max}
    />
  );
}

function ManyField({ path, onChange, ...rest }: FieldInputProps) {
  const { toLabel } = useFieldTexts();
  return (
    <Select
      {...rest}
      mode="tags"
      open={false}
      suffixIcon={null}
      allowClear
      aria-label={toLabel(path)}
      placeholder={useMessages(fieldMessages).many}
      tokenSeparators={[',', '，', ' ', '\n']}
      value={(rest.value ?? []) as string[]}
      onChange={(values: string[]) => onChange?.(values)}
    />
  );
}

/** The input of a field by its kind. */
export function FieldInput(props: FieldInputProps) {
  const { node, path, ...rest } = props;
  const { toLabel } = useFieldTexts();
  switch (node.kind) {
    case 'number':
      return <NumberField {...props} />;
    case 'localised':
      return <TextsField {...props} />;
    case 'choice':
    case 'union':
      return <ChoiceField {...props} />;
    case 'list':
      return <ManyField {...props} />;
    case 'time':
      return <TimeInput {...rest} value={rest.value as string | null} aria-label={toLabel(path)} />;
    case 'switch':
      return <Switch {...rest} value={rest.value === true} aria-label={toLabel(path)} />;
    default:
      return <TextField {...props} />;
  }
}
