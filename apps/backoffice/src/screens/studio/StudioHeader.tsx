import {
  ArrowLeftOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  RedoOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { useGetPuck } from '@puckeditor/core';
import { formatMessage } from '@vitrine/kit';
import { Button, Dropdown, Tag, Tooltip } from 'antd';
import { type ReactNode, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { languageNames } from '../../language/language-names.ts';
import { useMayCall } from '../../session/useOperator.ts';
import { PublishForm } from '../page/PublishForm.tsx';
import { pageHref } from '../pages/page-href.ts';
import { useTargetParts } from '../pages/useTargetText.ts';
import { BlockNotice } from './blocks/BlockNotice.tsx';
import { useEditorKeys } from './editing/useEditorKeys.ts';
import { findProblems, MODULE_FIELDS } from './entries.ts';
import { studioMessages } from './messages.ts';
import { PreviewButton } from './PreviewButton.tsx';
import styles from './Studio.module.css';
import { useStudio } from './StudioContext.ts';
import { savingMessages } from './saving/messages.ts';
import { SaveStatus } from './saving/SaveStatus.tsx';
import { useEditor, ZONE } from './use-editor.ts';
import { useFindings } from './useFindings.ts';

/** What has to be corrected; each entry leads to its module. */
function Problems() {
  const texts = useMessages(studioMessages);
  const { language } = useLanguage();
  const content = useDeferredValue(useEditor((editor) => editor.appState.data.content));
  const dispatch = useEditor((editor) => editor.dispatch);
  const problems = useMemo(() => findProblems(content), [content]);
  if (problems.length === 0) return null;
  const items = problems.map(({ code, field, message }, key) => {
    const module = MODULE_FIELDS[code]?.label[language] ?? code;
    return {
      key,
      label: formatMessage(texts.problem, { module, field, message: message[language] }),
    };
  });
  const select = (key: string) => {
    const index = problems[Number(key)]?.index;
    if (index !== undefined)
      dispatch({ type: 'setUi', ui: { itemSelector: { index, zone: ZONE } } });
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items,
        onClick: ({ key }) => select(key),
        style: { maxHeight: 400, overflow: 'auto' },
      }}
    >
      <Button danger>{formatMessage(texts.problems, { count: problems.length })}</Button>
    </Dropdown>
  );
}

interface IconButtonProps {
  label: string;
  icon: ReactNode;
  disabled?: boolean;
  onClick(): void;
}

const IconButton = ({ label, icon, disabled = false, onClick }: IconButtonProps) => (
  <Tooltip title={label}>
    <Button type="text" aria-label={label} icon={icon} disabled={disabled} onClick={onClick} />
  </Tooltip>
);

function HistoryButtons() {
  const texts = useMessages(studioMessages);
  const { history } = useStudio();
  const { undo, redo } = history;
  const { hasPast, hasFuture } = useSyncExternalStore(history.subscribe, history.getSnapshot);
  return (
    <>
      <IconButton label={texts.undo} icon={<UndoOutlined />} disabled={!hasPast} onClick={undo} />
      <IconButton label={texts.redo} icon={<RedoOutlined />} disabled={!hasFuture} onClick={redo} />
    </>
  );
}

function PanelButtons() {
  const texts = useMessages(studioMessages);
  const dispatch = useEditor((editor) => editor.dispatch);
  const hasLeft = useEditor((editor) => editor.appState.ui.leftSideBarVisible);
  const hasRight = useEditor((editor) => editor.appState.ui.rightSideBarVisible);
  return (
    <>
      <IconButton
        label={texts.leftPanel}
        icon={hasLeft ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
        onClick={() => dispatch({ type: 'setUi', ui: { leftSideBarVisible: !hasLeft } })}
      />
      <IconButton
        label={texts.rightPanel}
        icon={hasRight ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        onClick={() => dispatch({ type: 'setUi', ui: { rightSideBarVisible: !hasRight } })}
      />
    </>
  );
}

/** The name of the page, its language and audience, and who else has it open. */
function PageTitle() {
  const texts = useMessages(studioMessages);
  const saving = useMessages(savingMessages);
  const languageTexts = useMessages(languageNames);
  const { draft, others } = useStudio();
  const listParts = useTargetParts();
  const title = useEditor((editor) => String(editor.appState.data.root.props?.title ?? ''));
  const names = [...new Set(others)].join(', ');
  return (
    <div className={styles.title}>
      <Link href={pageHref(draft)} aria-label={texts.back}>
        <ArrowLeftOutlined />
      </Link>
      <h1 title={draft.page}>{title || draft.page}</h1>
      <Tag>{[languageTexts[draft.language], ...listParts(draft)].join(' · ')}</Tag>
      {draft.isBlock && <BlockNotice code={draft.page} language={draft.language} />}
      {others.length > 0 && (
        <Tag color="orange" role="status">
          {formatMessage(saving.editing, { names, count: others.length })}
        </Tag>
      )}
      <SaveStatus />
    </div>
  );
}

/** Saves, previews and publishes the draft. */
export function StudioHeader() {
  const texts = useMessages(studioMessages);
  const { draft, isChanged, canWrite, save, publish, saveState, isComparing, setIsComparing } =
    useStudio();
  const [isPublishing, setIsPublishing] = useState(false);
  const getEditor = useGetPuck();
  const canPublish = useMayCall('publishPageDraft');
  const findFindings = useFindings(() => setIsPublishing(false));
  useEditorKeys(document);
  return (
    <header className={styles.header}>
      <PageTitle />
      <div className={styles.actions}>
        <PanelButtons />
        <HistoryButtons />
        <Problems />
        <Link href={`/pages/${draft.id}/versions`}>{texts.versions}</Link>
        {canWrite && (
          <>
            <Button aria-pressed={isComparing} onClick={() => setIsComparing(!isComparing)}>
              {texts.compare}
            </Button>
            <Button disabled={!isChanged} loading={saveState?.status === 'saving'} onClick={save}>
              {texts.save}
            </Button>
            <PreviewButton />
            <Tooltip title={canPublish ? undefined : texts.notPublisher}>
              <Button type="primary" disabled={!canPublish} onClick={() => setIsPublishing(true)}>
                {texts.publish}
              </Button>
            </Tooltip>
          </>
        )}
      </div>
      {isPublishing && (
        <PublishForm
          target={draft}
          run={publish}
          check={() => findFindings(getEditor().appState.data)}
          onClose={() => setIsPublishing(false)}
        />
      )}
    </header>
  );
}
