import { formatMessage } from '@vitrine/kit';
import { Button, Dropdown, Flex, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { PublishForm } from '../page/PublishForm.tsx';
import { findProblems, MODULE_FIELDS, toContent } from './entries.ts';
import { studioMessages } from './messages.ts';
import { PreviewButton } from './PreviewButton.tsx';
import { useStudio } from './StudioContext.ts';
import { useEditor, ZONE } from './use-editor.ts';
import { useFindings } from './useFindings.ts';

/** What has to be corrected; each entry leads to its module. */
function Problems() {
  const texts = useMessages(studioMessages);
  const { language } = useLanguage();
  const data = useEditor((editor) => editor.appState.data);
  const dispatch = useEditor((editor) => editor.dispatch);
  const problems = useMemo(() => findProblems(toContent(data)), [data]);
  if (problems.length === 0)
    return <Typography.Text type="secondary">{texts.noProblems}</Typography.Text>;
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
    <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => select(key) }}>
      <Button danger>{formatMessage(texts.problems, { count: problems.length })}</Button>
    </Dropdown>
  );
}

/** Saves and publishes the draft. */
export function StudioHeader() {
  const texts = useMessages(studioMessages);
  const { page, isChanged, isSaving, canWrite, save, publish } = useStudio();
  const data = useEditor((editor) => editor.appState.data);
  const [isPublishing, setIsPublishing] = useState(false);
  const findFindings = useFindings(() => setIsPublishing(false));
  return (
    <Flex gap={8} align="center">
      <Link href={`/pages/${page}`}>{texts.back}</Link>
      <Problems />
      <Typography.Text type="secondary" role="status">
        {isChanged ? texts.changed : texts.unchanged}
      </Typography.Text>
      {canWrite && (
        <>
          <Button disabled={!isChanged} loading={isSaving} onClick={() => save(data)}>
            {texts.save}
          </Button>
          <PreviewButton />
          <Button type="primary" onClick={() => setIsPublishing(true)}>
            {texts.publish}
          </Button>
        </>
      )}
      {isPublishing && (
        <PublishForm
          run={publish(data)}
          check={() => findFindings(data)}
          onClose={() => setIsPublishing(false)}
        />
      )}
    </Flex>
  );
}
