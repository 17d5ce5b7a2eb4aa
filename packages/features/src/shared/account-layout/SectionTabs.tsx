import { Tabs, type TabsProps } from '@vitrine/ui';
import styles from './SectionTabs.module.css';

/** The tabs of an account section: full width on a phone, aligned with the title on a desktop. */
export const SectionTabs = (props: Omit<TabsProps, 'variant' | 'className'>) => (
  <Tabs {...props} variant="page" className={styles.tabs} />
);
