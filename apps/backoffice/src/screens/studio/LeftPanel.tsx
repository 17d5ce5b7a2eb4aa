import { Puck } from '@puckeditor/core';
import { Tabs } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { Outline } from './editing/Outline.tsx';
import { Palette } from './editing/Palette.tsx';
import { studioMessages } from './messages.ts';
import { PageSettings } from './PageSettings.tsx';
import { ReviewTab } from './ReviewTab.tsx';
import styles from './Studio.module.css';

/** What is left of the canvas. The editor's own bar of panels cannot be reached by keys. */
export function LeftPanel() {
  const texts = useMessages(studioMessages);
  const [panel, setPanel] = useState('add');
  const drag = (
    <div className={styles.panel}>
      <Puck.Components />
    </div>
  );
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
        { key: 'add', label: texts.add, children: <Palette /> },
        { key: 'drag', label: texts.drag, children: drag },
        { key: 'outline', label: texts.outline, children: <Outline /> },
        { key: 'page', label: texts.settings, children: <PageSettings /> },
        { key: 'review', label: texts.review, children: <ReviewTab /> },
      ]}
    />
  );
}
