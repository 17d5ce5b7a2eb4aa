import { type Field, FieldLabel, type Fields } from '@puckeditor/core';
import type { Language } from '@vitrine/kit';
import type { ModuleField } from './describe-module.ts';
import { FieldWidget } from './FieldWidget.tsx';

type Item = Readonly<Record<string, unknown>>;

/** The fields of the editor for those of a module. */
export const createFields = ({ children }: ModuleField, language: Language): Fields =>
  Object.fromEntries(children.map((child) => [child.name, createField(child, language)]));

const createLeaf = (field: ModuleField, language: Language): Field => ({
  type: 'custom',
  label: field.label[language],
  render: ({ value, onChange, readOnly = false }) => (
    <FieldLabel el="div" label={field.label[language]} readOnly={readOnly}>
      <FieldWidget field={field} value={value} disabled={readOnly} onChange={onChange} />
    </FieldLabel>
  ),
});

const describeItem = (label: string, { tabName, title }: Item, index = 0): string =>
  String(tabName || title || `${label} ${index + 1}`);

/** Groups and lists are the editor's own; everything else is an input of the back office. */
function createField(field: ModuleField, language: Language): Field {
  const label = field.label[language];
  const [item] = field.children;
  if (!item || (field.kind === 'list' && item.kind !== 'group')) return createLeaf(field, language);
  if (field.kind === 'group')
    return { type: 'object', label, objectFields: createFields(field, language) } as Field;
  return {
    type: 'array',
    label,
    ...(field.min === undefined ? {} : { min: field.min }),
    ...(field.max === undefined ? {} : { max: field.max }),
    defaultItemProps: item.initial,
    getItemSummary: (one: Item, index?: number) => describeItem(label, one, index),
    arrayFields: createFields(item, language),
  } as Field;
}
