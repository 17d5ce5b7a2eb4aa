import type { PageTemplate } from '@vitrine/contract/admin';
import { formatMessage, LANGUAGES } from '@vitrine/kit';
import { App, Button, Flex, Tag, Typography } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { pickText } from '../../catalogue/texts.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { languageNames } from '../../language/language-names.ts';
import { useFormat } from '../../language/useFormat.ts';
import { partMessages } from '../../parts/messages.ts';
import { MODULE_FIELDS } from '../studio/entries.ts';
import { templateMessages } from './messages.ts';
import { TemplateForm } from './TemplateForm.tsx';
import styles from './Templates.module.css';

/** How often each type of module is in the template, in the order of the page. */
function Kinds({ modules }: Pick<PageTemplate, 'modules'>) {
  const texts = useMessages(templateMessages);
  const { language } = useLanguage();
  const kinds = Map.groupBy(modules, (code) => code);
  return (
    <div className={styles.kinds}>
      {[...kinds].map(([code, { length: count }]) => {
        const name = MODULE_FIELDS[code]?.label[language] ?? code;
        return (
          <Tag key={code} style={{ margin: 0 }}>
            {count > 1 ? formatMessage(texts.kindCount, { name, count }) : name}
          </Tag>
        );
      })}
    </div>
  );
}

interface ChangeButtonsProps {
  template: PageTemplate;
  onChanged(template: PageTemplate | undefined): void;
}

function ChangeButtons({ template, onChanged }: ChangeButtonsProps) {
  const texts = useMessages(templateMessages);
  const { cancel } = useMessages(partMessages);
  const { language } = useLanguage();
  const { modal } = App.useApp();
  const [isOpen, setIsOpen] = useState(false);
  const remove = useAction({
    run: ({ id, version }: PageTemplate, options) =>
      api.deletePageTemplate({ params: { id } }, { ...options, version }),
    changes: ['page-templates'],
    doneText: texts.deleted,
    onDone: () => onChanged(undefined),
  });
  const ask = () =>
    modal.confirm({
      title: formatMessage(texts.deleteTitle, { name: pickText(template.name, language) }),
      content: texts.deleteText,
      okText: texts.delete,
      okButtonProps: { danger: true },
      cancelText: cancel,
      onOk: () => remove.run(template),
    });
  return (
    <Flex gap={8}>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {texts.edit}
      </Button>
      <Button size="small" danger loading={remove.isPending} onClick={ask}>
        {texts.delete}
      </Button>
      {isOpen && (
        <TemplateForm subject={{ template }} onDone={onChanged} onClose={() => setIsOpen(false)} />
      )}
    </Flex>
  );
}

/** What a template consists of; who may write changes or deletes one of the shop's own here. */
export function TemplateFacts({ template, onChanged }: ChangeButtonsProps) {
  const texts = useMessages(templateMessages);
  const languageTexts = useMessages(languageNames);
  const { language } = useLanguage();
  const { dateTime } = useFormat();
  const { name, description, modules, languages, isBuiltIn, savedBy, savedAt } = template;
  const names = LANGUAGES.filter((one) => languages.includes(one)).map((one) => languageTexts[one]);
  return (
    <div style={{ marginBlockEnd: 24 }}>
      <h2 style={{ margin: '0 0 4px', fontSize: 16 }}>{pickText(name, language)}</h2>
      {description && (
        <Typography.Paragraph style={{ marginBlockEnd: 8 }}>
          {pickText(description, language)}
        </Typography.Paragraph>
      )}
      <div className={styles.small}>
        {formatMessage(texts.moduleCount, { count: modules.length })}
        {' · '}
        {formatMessage(texts.languages, { names: names.join(', ') })}
      </div>
      <Kinds modules={modules} />
      <div className={styles.small}>
        {isBuiltIn
          ? texts.placeholders
          : formatMessage(texts.savedBy, { name: savedBy, time: dateTime(savedAt) })}
      </div>
      {!isBuiltIn && (
        <div style={{ marginBlockStart: 12 }}>
          <ChangeButtons template={template} onChanged={onChanged} />
        </div>
      )}
    </div>
  );
}
