import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LANGUAGES, type Language } from '@vitrine/kit';
import { Button, Card, Flex, Segmented, Typography } from 'antd';
import { useState } from 'react';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { languageNames } from '../../language/language-names.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { useDebounced } from '../../parts/useDebounced.ts';
import { CardPreview } from './CardPreview.tsx';
import type { TemplatePreview as Preview } from './field-effects.ts';
import styles from './MessageTemplates.module.css';
import { templateMessages } from './messages.ts';
import { ValueInput } from './ValueInput.tsx';

const DEBOUNCE_MS = 300;

/** The frame runs no script and is a page of its own, so that its styles do not mix with those around it. */
function ShownMessage({ preview, language }: { preview: Preview; language: Language }) {
  const texts = useMessages(templateMessages);
  const { subject, body, html, push, cards } = preview;
  return (
    <>
      <Card size="small" title={texts.text}>
        <Typography.Paragraph lang={language} style={{ margin: 0 }}>
          {body}
        </Typography.Paragraph>
        <Typography.Text type="secondary">{texts.textHint}</Typography.Text>
      </Card>
      <Card size="small" title={texts.push}>
        <Typography.Paragraph lang={language} strong style={{ margin: 0 }}>
          {push.title}
        </Typography.Paragraph>
        <Typography.Paragraph lang={language} style={{ margin: 0 }}>
          {push.body}
        </Typography.Paragraph>
        <Typography.Text type="secondary">{texts.pushHint}</Typography.Text>
      </Card>
      {cards.length > 0 && <Typography.Text type="secondary">{texts.cardsHint}</Typography.Text>}
      {cards.length > 0 && (
        <div className={styles.cards}>
          {cards.map((card) => (
            <CardPreview key={card.channel} card={card} language={language} title={subject} />
          ))}
        </div>
      )}
      <Card size="small" title={texts.email}>
        <iframe className={styles.email} title={texts.email} sandbox="" srcDoc={html} />
      </Card>
    </>
  );
}

/** A template with the values of its sample, or with those that the operator types. */
export function TemplatePreview({
  template: { name, values: names, sample },
}: {
  template: AdminResponse<'listMessageTemplates'>[number];
}) {
  const texts = useMessages(templateMessages);
  const languageTexts = useMessages(languageNames);
  const own = useLanguage().language;
  const [language, setLanguage] = useState<Language>(own);
  const [values, setValues] = useState({ 'zh-CN': sample, 'en-US': sample });
  const body = useDebounced(values, DEBOUNCE_MS);
  const query = useQuery({
    queryKey: ['message-template', name, body],
    queryFn: ({ signal }) => api.previewMessageTemplate({ params: { name }, body }, { signal }),
    placeholderData: keepPreviousData,
  });
  const shown = values[language];
  return (
    <Flex vertical gap={16}>
      <Segmented
        aria-label={texts.language}
        value={language}
        onChange={setLanguage}
        options={LANGUAGES.map((value) => ({ value, label: languageTexts[value] }))}
      />
      <Card
        size="small"
        title={texts.values}
        extra={
          <Button
            size="small"
            disabled={names.every((key) => shown[key] === sample[key])}
            onClick={() => setValues({ ...values, [language]: sample })}
          >
            {texts.useSample}
          </Button>
        }
      >
        <Flex vertical gap={12}>
          <Typography.Text type="secondary">{texts.valuesHint}</Typography.Text>
          {names.map((key) => (
            <ValueInput
              key={key}
              name={key}
              language={language}
              value={shown[key] ?? ''}
              onChange={(value) => setValues({ ...values, [language]: { ...shown, [key]: value } })}
              preview={query.data?.[language]}
            />
          ))}
        </Flex>
      </Card>
      <QueryView query={query}>
        {({ [language]: preview }) => <ShownMessage preview={preview} language={language} />}
      </QueryView>
    </Flex>
  );
}
