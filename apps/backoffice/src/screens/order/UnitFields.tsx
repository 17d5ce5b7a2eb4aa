import type { MerchantOrderDetails } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Flex, InputNumber } from 'antd';
import { nameItem, nameItemFully } from '../../orders/name-item.ts';
import styles from './Order.module.css';

type Item = MerchantOrderDetails['items'][number];
export type Units = Readonly<Record<string, number | null>>;

interface UnitFieldsProps {
  items: readonly Item[];
  countMax(item: Item): number;
  units: Units;
  /** The name of a field, with a place for its item. */
  label: string;
  onChange(units: Units): void;
}

/** How many units of each item. */
export const UnitFields = ({ items, countMax, units, label, onChange }: UnitFieldsProps) => (
  <Flex vertical gap={8}>
    {items.map((item) => (
      <Flex key={item.id} gap={8} align="center">
        <div className={styles.grow}>{nameItemFully(item)}</div>
        <InputNumber
          aria-label={formatMessage(label, { item: nameItem(item) })}
          min={0}
          max={countMax(item)}
          precision={0}
          suffix={`/ ${countMax(item)}`}
          disabled={countMax(item) === 0}
          value={units[item.id] ?? 0}
          onChange={(count) => onChange({ ...units, [item.id]: count })}
          style={{ width: 110 }}
        />
      </Flex>
    ))}
  </Flex>
);
