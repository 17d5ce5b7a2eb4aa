import type { ProductStatus } from '@vitrine/contract/admin';
import { Tag } from 'antd';
import { useMessages } from '../language/LanguageProvider.tsx';
import { STATUS_COLOURS, statusNames } from './names.ts';

export const StatusTag = ({ status }: { status: ProductStatus }) => (
  <Tag color={STATUS_COLOURS[status]}>{useMessages(statusNames)[status]}</Tag>
);
