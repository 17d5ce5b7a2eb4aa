import { SearchOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { frameMessages } from '../messages.ts';
import { searchMessages } from './messages.ts';
import styles from './Search.module.css';
import { SearchPanel } from './SearchPanel.tsx';

const isMac = () => /mac/i.test(navigator.userAgent);

/** The button of the search in the top bar. Ctrl+K or ⌘K opens it from anywhere. */
export function SearchBox() {
  const texts = useMessages(searchMessages);
  const frame = useMessages(frameMessages);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    addEventListener('keydown', openByKey);
    return () => removeEventListener('keydown', openByKey);
  }, []);
  return (
    <>
      <Button
        className={styles.open ?? ''}
        icon={<SearchOutlined />}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        <span className={styles.openText}>{frame.search}</span>
        <kbd className={styles.key}>{isMac() ? '⌘K' : 'Ctrl K'}</kbd>
      </Button>
      <Modal
        open={isOpen}
        onCancel={() => setIsOpen(false)}
        title={texts.open}
        footer={null}
        width={640}
        destroyOnHidden
      >
        <SearchPanel onClose={() => setIsOpen(false)} />
      </Modal>
    </>
  );
}
