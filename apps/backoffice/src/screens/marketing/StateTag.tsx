import { Tag } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import type { ItemState } from './item-source.ts';
import { marketingMessages } from './messages.ts';

const COLOURS: Readonly<Record<ItemState, string>> = {
  paused: 'default',
  upcoming: 'processing',
  running: 'success',
  ended: 'warning',
  archived: 'default',
};

/** Where an item is in its life. */
export const StateTag = ({ state }: { state: ItemState }) => (
  <Tag color={COLOURS[state]}>{useMessages(marketingMessages).states[state]}</Tag>
);
