import type { ComponentData } from '@puckeditor/core';
import { Button, Descriptions, Form, Input, Typography } from 'antd';
import { useState } from 'react';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { languageNames } from '../../language/language-names.ts';
import { useTargetText } from '../pages/useTargetText.ts';
import { useCommands } from './editing/useCommands.ts';
import { MODULE_FIELDS } from './entries.ts';
import { FieldWidget } from './FieldWidget.tsx';
import { pageSettingsMessages } from './page-settings-messages.ts';
import styles from './Studio.module.css';
import { useStudio } from './StudioContext.ts';
import { useEditor, ZONE } from './use-editor.ts';

const MAX_TITLE = 200;
const MAX_TAB = 12;

/** Changes one field of a module. */
function useFieldChange() {
  const content = useEditor((editor) => editor.appState.data.content);
  const dispatch = useEditor((editor) => editor.dispatch);
  return ({ type, props }: ComponentData, name: string, value: unknown) => {
    const destinationIndex = content.findIndex((one) => one.props.id === props.id);
    const data = { type, props: { ...props, [name]: value } };
    dispatch({ type: 'replace', destinationIndex, destinationZone: ZONE, data });
  };
}

function TitleInput() {
  const texts = useMessages(pageSettingsMessages);
  const { canWrite } = useStudio();
  const root = useEditor((editor) => editor.appState.data.root);
  const dispatch = useEditor((editor) => editor.dispatch);
  return (
    <Form.Item label={texts.title} htmlFor="page-title">
      <Input
        id="page-title"
        maxLength={MAX_TITLE}
        disabled={!canWrite}
        value={String(root.props?.title ?? '')}
        onChange={({ target }) => {
          const props = { ...root.props, title: target.value };
          dispatch({ type: 'replaceRoot', root: { ...root, props } });
        }}
      />
    </Form.Item>
  );
}

function ShareFields() {
  const texts = useMessages(pageSettingsMessages);
  const { language } = useLanguage();
  const { add, canWrite } = useCommands();
  const change = useFieldChange();
  const share = useEditor((editor) =>
    editor.appState.data.content.find(({ type }) => type === 'shareInfo'),
  );
  if (!share)
    return (
      <>
        <Typography.Paragraph type="secondary">{texts.noShare}</Typography.Paragraph>
        <Button disabled={!canWrite} onClick={() => add('shareInfo')}>
          {texts.addShare}
        </Button>
      </>
    );
  return MODULE_FIELDS.shareInfo?.children.map((field) => (
    <Form.Item key={field.name} label={field.label[language]}>
      <FieldWidget
        field={field}
        value={share.props[field.name]}
        disabled={!canWrite}
        onChange={(value) => change(share, field.name, value)}
      />
    </Form.Item>
  ));
}

function Audience() {
  const texts = useMessages(pageSettingsMessages);
  const languageTexts = useMessages(languageNames);
  const { draft } = useStudio();
  const nameTarget = useTargetText();
  const items = [
    { key: 'language', label: texts.language, children: languageTexts[draft.language] },
    { key: 'target', label: texts.target, children: nameTarget(draft) },
  ];
  return (
    <>
      <Descriptions size="small" column={1} items={items} />
      <Typography.Text type="secondary">{texts.audienceHint}</Typography.Text>
    </>
  );
}

/** The tabs by which shoppers jump to modules. */
function ElevatorTabs() {
  const texts = useMessages(pageSettingsMessages);
  const { language } = useLanguage();
  const { canWrite } = useStudio();
  const change = useFieldChange();
  const content = useEditor((editor) => editor.appState.data.content);
  // A tab whose text is deleted to type another keeps its field.
  const [shown] = useState(new Set<string>());
  const tabs = content.filter(({ props }) => props.anchorLink || shown.has(props.id));
  for (const { props } of tabs) shown.add(props.id);
  if (tabs.length === 0)
    return <Typography.Text type="secondary">{texts.noElevator}</Typography.Text>;
  return tabs.map((module) => {
    const label = MODULE_FIELDS[module.type]?.label[language] ?? module.type;
    const id = `tab-${String(module.props.id)}`;
    return (
      <Form.Item key={id} label={label} htmlFor={id}>
        <Input
          id={id}
          maxLength={MAX_TAB}
          disabled={!canWrite}
          value={String(module.props.anchorLink ?? '')}
          onChange={({ target }) => change(module, 'anchorLink', target.value)}
        />
      </Form.Item>
    );
  });
}

/** What belongs to the whole page: its title, how it is shared, who sees it, and its elevator. */
export function PageSettings() {
  const texts = useMessages(pageSettingsMessages);
  const { draft } = useStudio();
  // How a page is shared and who sees it is none of the business of a block.
  if (draft.isBlock)
    return (
      <Form layout="vertical" className={styles.panel}>
        <TitleInput />
      </Form>
    );
  return (
    <Form layout="vertical" className={styles.panel}>
      <TitleInput />
      <section className={styles.group}>
        <h2>{texts.share}</h2>
        <ShareFields />
      </section>
      <section className={styles.group}>
        <h2>{texts.audience}</h2>
        <Audience />
      </section>
      <section className={styles.group}>
        <h2>{texts.elevator}</h2>
        <ElevatorTabs />
      </section>
    </Form>
  );
}
