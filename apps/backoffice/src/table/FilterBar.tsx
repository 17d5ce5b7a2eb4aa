import { Button, Checkbox, Flex, Input, Select, Typography } from 'antd';
import { useId, useState } from 'react';
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

interface SearchFieldProps {
  filter: Extract<ResourceFilter, { kind: 'search' }>;
  value: string;
  onSearch(text: string): void;
}

function SearchField({ filter: { label, least }, value, onSearch }: SearchFieldProps) {
  const [isTooShort, setIsTooShort] = useState(false);
  const hintId = useId();
  const search = (typed: string) => {
    const text = typed.trim();
    const isSearched = text === '' || !least || least.isReached(text);
    setIsTooShort(!isSearched);
    if (isSearched) onSearch(text);
  };
  return (
    <Flex vertical>
      <Input.Search
        allowClear
        aria-label={label}
        placeholder={label}
        defaultValue={value}
        style={{ width: 260 }}
        onSearch={search}
        onChange={() => setIsTooShort(false)}
        {...(isTooShort ? { status: 'error' as const, 'aria-describedby': hintId } : {})}
      />
      {isTooShort && (
        <Typography.Text id={hintId} type="danger" role="alert">
          {least?.hint}
        </Typography.Text>
      )}
    </Flex>
  );
}

function FilterField({ filter, values, onChange }: FieldProps) {
  const { label } = filter;
  if (filter.kind === 'search')
    return (
      <SearchField
        key={values[filter.key] ?? ''}
        filter={filter}
        value={values[filter.key] ?? ''}
        onSearch={(text) => onChange({ [filter.key]: text })}
      />
    );
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
