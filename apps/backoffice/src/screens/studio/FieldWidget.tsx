import type { Language } from '@vitrine/kit';
import { Input, InputNumber, Select, Switch } from 'antd';
import { TimeInput } from '../../form/TimeInput.tsx';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { PictureInput } from '../../pickers/PictureInput.tsx';
import { ProductSlotInput } from '../../pickers/ProductSlotInput.tsx';
import { SetInput } from '../../pickers/SetInput.tsx';
import { VideoInput } from '../../pickers/VideoInput.tsx';
import { ColourInput } from './ColourInput.tsx';
import { CHOICE_NAMES } from './choice-names.ts';
import type { ModuleField } from './describe-module.ts';
import { useStudio } from './StudioContext.ts';

export interface FieldWidgetProps {
  field: ModuleField;
  value: unknown;
  disabled: boolean;
  onChange(value: unknown): void;
}

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const toOptions = (values: readonly (string | number)[], language: Language) =>
  values.map((value) => ({ value, label: CHOICE_NAMES[value]?.[language] ?? String(value) }));
/** Controls fill the narrow column of fields. */
const FILL = { style: { width: '100%' } } as const;

const useLabel = ({ label }: ModuleField): string => label[useLanguage().language];

/** Inputs that choose from what the shop has, by the widget that the schema asks for. */
const CHOOSERS: Readonly<Record<string, typeof SetInput>> = {
  product: ProductSlotInput,
  set: SetInput,
  video: VideoInput,
};

function PictureWidget({ field, value, disabled, onChange }: FieldWidgetProps) {
  const { draft } = useStudio();
  const picture = { label: useLabel(field), value: value ?? undefined, disabled, onChange };
  return <PictureInput {...picture} textLanguage={draft.language} />;
}

function TextWidget({ field, value, disabled, onChange }: FieldWidgetProps) {
  const label = useLabel(field);
  const { language } = useLanguage();
  const named = { 'aria-label': label, disabled, value: toText(value) };
  if (field.widget === 'colour')
    return (
      <ColourInput
        label={label}
        tokens={toOptions(field.options, language)}
        value={named.value}
        disabled={disabled}
        onChange={onChange}
      />
    );
  const isLong = field.kind === 'area' || ['area', 'html', 'code'].includes(field.widget);
  return isLong ? (
    <Input.TextArea {...named} rows={4} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <Input {...named} onChange={({ target }) => onChange(target.value)} />
  );
}

/** One field of a module by its kind and the widget that its schema asks for. */
export function FieldWidget(props: FieldWidgetProps) {
  const { field, value, disabled, onChange } = props;
  const named = { 'aria-label': useLabel(field), disabled };
  const { language } = useLanguage();
  if (field.widget === 'image') return <PictureWidget {...props} />;
  const Chooser = CHOOSERS[field.widget];
  if (Chooser)
    return (
      <Chooser
        label={named['aria-label']}
        disabled={disabled}
        value={toText(value)}
        onChange={onChange}
      />
    );
  if (field.widget === 'time')
    return (
      <TimeInput
        {...named}
        value={toText(value) || null}
        onChange={(time) => onChange(time ?? '')}
      />
    );
  switch (field.kind) {
    case 'switch':
      return <Switch {...named} checked={value === true} onChange={onChange} />;
    case 'number':
      return (
        <InputNumber
          {...named}
          {...FILL}
          {...(field.min === undefined ? {} : { min: field.min })}
          {...(field.max === undefined ? {} : { max: field.max })}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      );
    case 'choice':
      return (
        <Select
          {...named}
          {...FILL}
          value={value}
          options={toOptions(field.options, language)}
          onChange={onChange}
        />
      );
    case 'list':
      return (
        <Select
          {...named}
          {...FILL}
          mode="tags"
          open={false}
          value={value ?? []}
          onChange={onChange}
        />
      );
    default:
      return <TextWidget {...props} />;
  }
}
