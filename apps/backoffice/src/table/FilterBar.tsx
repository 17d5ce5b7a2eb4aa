import { Button, Checkbox, Flex, Input, Select } from 'antd';
import { TimeRangeInput } from '../form/TimeRangeInput.tsx';
import { useMessages } from '../language/LanguageProvider.tsx';
import { tableMessages } from './messages.ts';
import type { FilterValues, ResourceFilter } from './types.ts';

interface FilterBarProps {
  filters: readonly ResourceFilter[];
  values: FilterValues;
  onChange(changes: Readonly<Record<string, string | undefined>>): void;
  onClear(): void;
}

type ShownFilter = Exclude<ResourceFilter, { kind: 'tab' }>;
type FieldProps = Omit<FilterBarProps, 'filters' | 'onClear'> & { filter: ShownFilter };

function FilterField({ filter, values, onChange }: FieldProps) {
  const { label } = filter;
  if (filter.kind === 'search') {
    const { key, minLength = 1 } = filter;
    return (
      <Input.Search
        key={values[key] ?? ''}
        allowClear
        aria-label={label}
        placeholder={label}
        defaultValue={values[key] ?? ''}
        style={{ width: 260 }}
        onSearch={(text) => {
          const search = text.trim();
          if (search === '' || search.length >= minLength) onChange({ [key]: search });
        }}
      />
    );
  }
  if (filter.kind === 'switch')
    return (
      <Checkbox
        checked={values[filter.key] === 'true'}
        onChange={({ target }) => onChange({ [filter.key]: target.checked ? 'true' : undefined })}
      >
        {label}
      </Checkbox>
    );
  if (filter.kind === 'period')
    return (
      <div style={{ width: 340 }}>
        <TimeRangeInput
          aria-label={label}
          value={[values[filter.fromKey] ?? null, values[filter.toKey] ?? null]}
          onChange={([from, to]) =>
            onChange({ [filter.fromKey]: from ?? undefined, [filter.toKey]: to ?? undefined })
          }
        />
      </div>
    );
  const { key, isMultiple, options } = filter;
  const shared = {
    allowClear: true,
    'aria-label': label,
    placeholder: label,
    options: [...options],
    style: { minWidth: 160 },
    showSearch: { optionFilterProp: 'label' },
  };
  return isMultiple ? (
    <Select
      {...shared}
      mode="multiple"
      maxTagCount="responsive"
      value={values[key]?.split(',') ?? []}
      onChange={(chosen: string[]) => onChange({ [key]: chosen.join(',') })}
    />
  ) : (
    <Select
      {...shared}
      value={values[key] ?? null}
      onChange={(chosen: string | null) => onChange({ [key]: chosen ?? undefined })}
    />
  );
}

/** The filters of a table above it, where the keyboard reaches them. */
export function FilterBar({ filters, values, onChange, onClear }: FilterBarProps) {
  const texts = useMessages(tableMessages);
  const shown = filters.filter((filter) => filter.kind !== 'tab');
  const tabs = filters.flatMap((filter) => (filter.kind === 'tab' ? [filter.key] : []));
  return (
    <Flex gap={8} wrap align="center">
      {shown.map((filter) => (
        <FilterField
          key={filter.kind === 'period' ? filter.fromKey : filter.key}
          filter={filter}
          values={values}
          onChange={onChange}
        />
      ))}
      {Object.keys(values).some((key) => !tabs.includes(key)) && (
        <Button type="link" onClick={onClear}>
          {texts.clear}
        </Button>
      )}
    </Flex>
  );
}
