import { Puck } from '@puckeditor/core';
import { Segmented, Tabs } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { blocksMessages } from '../blocks/messages.ts';
import { BlocksPanel } from './blocks/BlocksPanel.tsx';
import { Outline } from './editing/Outline.tsx';
import { Palette } from './editing/Palette.tsx';
import { studioMessages } from './messages.ts';
import { PageSettings } from './PageSettings.tsx';
import { ReviewTab } from './ReviewTab.tsx';
import styles from './Studio.module.css';

/** The modules, to be pressed or to be dragged. */
function AddPanel() {
  const texts = useMessages(studioMessages);
  const [isDragged, setIsDragged] = useState(false);
  return (
    <>
      <div className={styles.switch}>
        <Segmented<boolean>
          block
          size="small"
          aria-label={texts.add}
          value={isDragged}
          onChange={setIsDragged}
          options={[
            { value: false, label: texts.press },
            { value: true, label: texts.drag },
          ]}
        />
      </div>
      {isDragged ? (
        <div className={styles.panel}>
          <Puck.Components />
        </div>
      ) : (
        <Palette />
      )}
    </>
  );
}

/** What is left of the canvas. The editor's own bar of panels cannot be reached by keys. */
export function LeftPanel() {
  const texts = useMessages(studioMessages);
  const blocks = useMessages(blocksMessages);
  const [panel, setPanel] = useState('add');
  return (
    <Tabs
      size="small"
      centered
      // All five fit in English too.
      tabBarGutter={12}
      activeKey={panel}
      onChange={setPanel}
      destroyOnHidden
      items={[
        { key: 'add', label: texts.add, children: <AddPanel /> },
        { key: 'blocks', label: blocks.tab, children: <BlocksPanel /> },
        { key: 'outline', label: texts.outline, children: <Outline /> },
        { key: 'page', label: texts.settings, children: <PageSettings /> },
        { key: 'review', label: texts.review, children: <ReviewTab /> },
      ]}
    />
  );
}
