import { Card } from 'antd';
import type { ReactNode } from 'react';
import styles from './Order.module.css';

interface SectionCardProps {
  title: string;
  extra?: ReactNode;
  children: ReactNode;
}

/** A titled part of an order. */
export const SectionCard = ({ title, extra, children }: SectionCardProps) => (
  <Card size="small" title={<h2 className={styles.section}>{title}</h2>} extra={extra}>
    {children}
  </Card>
);
