import { useQuery } from '@tanstack/react-query';
import { LANGUAGES, type Language } from '@vitrine/kit';
import { Card, Flex, Menu, Segmented, Typography } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { CardPreview } from './CardPreview.tsx';
import styles from './MessageTemplates.module.css';
import { templateMessages } from './messages.ts';

type Template = AdminResponse<'listMessageTemplates'>[number];

/** The frame runs no script and is a page of its own, so that its styles do not mix with those around it. */
function TemplatePreview({ name }: { name: string }) {
  const texts = useMessages(templateMessages);
  const own = useLanguage().language;
  const [language, setLanguage] = useState<Language>(own);
  const query = useQuery({
    queryKey: ['message-template', name],
    queryFn: ({ signal }) => api.previewMessageTemplate({ params: { name } }, { signal }),
  });
  return (
    <Flex vertical gap={16}>
      <Segmented
        aria-label={texts.language}
        value={language}
        onChange={setLanguage}
        options={LANGUAGES.map((value) => ({ value, label: texts.languages[value] }))}
      />
      <QueryView query={query}>
        {({ [language]: { subject, body, html, cards } }) => (
          <>
            <Card size="small" title={texts.text}>
              <Typography.Paragraph lang={language} style={{ margin: 0 }}>
                {body}
              </Typography.Paragraph>
              <Typography.Text type="secondary">{texts.textHint}</Typography.Text>
            </Card>
            {cards.length > 0 && (
              <Typography.Text type="secondary">{texts.cardsHint}</Typography.Text>
            )}
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
        )}
      </QueryView>
    </Flex>
  );
}

function TemplateList({ templates }: { templates: readonly Template[] }) {
  const texts = useMessages(templateMessages);
  const [params, setParams] = useSearchParams();
  const names = templates.map(({ name }) => name);
  const chosen = names.find((name) => name === params.get('template')) ?? names[0];
  return (
    <div className={styles.layout}>
      <Menu
        selectedKeys={chosen ? [chosen] : []}
        onClick={({ key }) => setParams({ template: key }, { replace: true })}
        items={names.map((key) => ({
          key,
          label: texts.names[key as keyof typeof texts.names] ?? key,
        }))}
      />
      {chosen && <TemplatePreview key={chosen} name={chosen} />}
    </div>
  );
}

/** What the shop writes to shoppers, with sample values. */
export function MessageTemplates() {
  const texts = useMessages(templateMessages);
  const query = useQuery({
    queryKey: ['message-templates'],
    queryFn: ({ signal }) => api.listMessageTemplates({}, { signal }),
  });
  return (
    <Flex vertical gap={16}>
      <h1 style={{ fontSize: 20, margin: 0 }}>{texts.title}</h1>
      <Typography.Text type="secondary">{texts.hint}</Typography.Text>
      <QueryView query={query}>{(templates) => <TemplateList templates={templates} />}</QueryView>
    </Flex>
  );
}
