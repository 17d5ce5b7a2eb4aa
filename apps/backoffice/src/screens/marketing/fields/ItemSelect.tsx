import { useQuery } from '@tanstack/react-query';
import type { MarketingType } from '@vitrine/contract/admin';
import { Select } from 'antd';
import { useState } from 'react';
import { useProblemText } from '../../../api/useProblemText.ts';
import { useLanguage, useMessages } from '../../../language/LanguageProvider.tsx';
import { createItemSource, itemsKey } from '../item-source.ts';
import { readItemName } from '../read-item.ts';
import { fieldMessages } from './messages.ts';

interface ItemSelectProps {
  type: MarketingType;
  label: string;
  isClearable: boolean;
  id?: string;
  value?: string | null;
  disabled?: boolean;
  onChange?(value: string | null): void;
}

/** Chooses an item of a type by its name or id. */
export function ItemSelect({ type, label, isClearable, onChange, ...rest }: ItemSelectProps) {
  const { language } = useLanguage();
  const texts = useMessages(fieldMessages);
  const toText = useProblemText();
  const [search, setSearch] = useState('');
  const query = useQuery({
    queryKey: [itemsKey(type), 'options', search],
    queryFn: ({ signal }) =>
      createItemSource(type).list(search ? { search, size: '50' } : { size: '50' }, signal),
  });
  return (
    <Select
      {...rest}
      aria-label={label}
      showSearch={{ filterOption: false, onSearch: (text) => setSearch(text.trim().slice(0, 60)) }}
      allowClear={isClearable}
      placeholder={texts.pick}
      loading={query.isFetching}
      notFoundContent={query.isError ? toText(query.error) : texts.none}
      options={(query.data?.items ?? []).map((item) => ({
        value: item.id,
        label: `${readItemName(item, language)} · ${item.id}`,
      }))}
      onChange={(id: string | undefined) => onChange?.(id ?? null)}
    />
  );
}
