import { Tabs, type TabsProps } from '@vitrine/ui';
import styles from './RoomTabs.module.css';

/** The parts of a room: from edge to edge on a phone, in line with its heading on a desk. */
export const RoomTabs = (props: Omit<TabsProps, 'kind' | 'className'>) => (
  <Tabs {...props} kind="page" className={styles.tabs} />
);
