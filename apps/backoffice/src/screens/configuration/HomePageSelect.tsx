import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { api } from '../../api/api.ts';

interface HomePageSelectProps {
  id?: string;
  value?: string;
  disabled?: boolean;
  placeholder: string;
  onChange?(code: string | undefined): void;
}

const SHOWN_PAGES = 20;

/** Chooses a page by its name or code. */
export function HomePageSelect({ value, onChange, ...rest }: HomePageSelectProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data, isFetching } = useQuery({
    queryKey: ['pages', 'choice', search],
    queryFn: ({ signal }) =>
      api.listPages({ query: { size: SHOWN_PAGES, ...(search && { search }) } }, { signal }),
    placeholderData: (previous) => previous,
  });
  const pages = data?.items ?? [];
  const isListed = pages.some(({ code }) => code === value);
  return (
    <Select
      {...rest}
      allowClear
      value={value || undefined}
      loading={isFetching}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onChange={(code: string | undefined) => onChange?.(code)}
      options={[
        ...(value && !isListed ? [{ value, label: value }] : []),
        ...pages.map(({ code, name }) => ({
          value: code,
          label: name ? `${name} · ${code}` : code,
        })),
      ]}
    />
  );
}
