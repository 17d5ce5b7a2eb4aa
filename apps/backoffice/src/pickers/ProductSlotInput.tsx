import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, Flex, Typography } from 'antd';
import { type ReactNode, useState } from 'react';
import { moveItem } from '../form/move-item.ts';
import { useMessages } from '../language/LanguageProvider.tsx';
import { pickerMessages } from './messages.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductPicker } from './ProductPicker.tsx';
import { useProductRows } from './useProductRows.ts';

interface ProductSlotInputProps {
  label: string;
  /** Ids with commas between: the product, then its substitutes. */
  value: string;
  disabled: boolean;
  onChange(ids: string): void;
}

const MAX_IDS = 10;
const ID = /^[1-9]\d{0,11}$/;

export const readIds = (text: string): string[] =>
  text.split(/[\s,，、]+/).filter((id) => ID.test(id));

/** A place for one product of a page. What follows the first one replaces it when it is sold out. */
export function ProductSlotInput({ label, value, disabled, onChange }: ProductSlotInputProps) {
  const texts = useMessages(pickerMessages);
  const [isPicking, setIsPicking] = useState(false);
  const ids = readIds(value);
  const rows = useProductRows(ids);
  const write = (next: readonly string[]) => onChange(next.join(','));
  const button = (text: string, icon: ReactNode, isDisabled: boolean, onClick: () => void) => (
    <Button
      size="small"
      type="text"
      icon={icon}
      aria-label={text}
      title={text}
      disabled={disabled || isDisabled}
      onClick={onClick}
    />
  );
  return (
    <Flex vertical gap={8} align="stretch" role="group" aria-label={label}>
      {rows.map((row, place) => {
        const name = row.product?.name['zh-CN'] ?? row.id;
        return (
          <div key={row.id}>
            {place === 1 && <Typography.Text type="secondary">{texts.substitutes}</Typography.Text>}
            <ProductFacts row={row}>
              {button(`${texts.earlier} ${name}`, <ArrowUpOutlined />, place === 0, () =>
                write(moveItem(ids, place, place - 1)),
              )}
              {button(
                `${texts.later} ${name}`,
                <ArrowDownOutlined />,
                place === ids.length - 1,
                () => write(moveItem(ids, place, place + 1)),
              )}
              {button(`${texts.remove} ${name}`, <DeleteOutlined />, false, () =>
                write(ids.filter((id) => id !== row.id)),
              )}
            </ProductFacts>
          </div>
        );
      })}
      {ids.length < MAX_IDS && (
        <Button size="small" disabled={disabled} onClick={() => setIsPicking(true)}>
          {ids.length > 0 ? texts.addSubstitute : texts.chooseProduct}
        </Button>
      )}
      {isPicking && (
        <ProductPicker
          chosen={ids}
          placesLeft={MAX_IDS - ids.length}
          onPick={(picked) => {
            setIsPicking(false);
            write([...ids, ...picked]);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </Flex>
  );
}
