import { useQuery } from '@tanstack/react-query';
import { Flex, Menu, Typography } from 'antd';
import { Link, useLocation, useSearchParams } from 'wouter';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { isOnLink } from '../../parts/is-on-link.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { useTemplateNames } from '../../parts/template-names.ts';
import styles from './MessageTemplates.module.css';
import { templateMessages } from './messages.ts';
import { TemplatePreview } from './TemplatePreview.tsx';

type Template = AdminResponse<'listMessageTemplates'>[number];

function TemplateList({ templates }: { templates: readonly Template[] }) {
  const { nameOf } = useTemplateNames();
  const [params] = useSearchParams();
  const [location, navigate] = useLocation();
  const toHref = (name: string) => `${location}?template=${encodeURIComponent(name)}`;
  const names = templates.map(({ name }) => name);
  const chosen = templates.find(({ name }) => name === params.get('template')) ?? templates[0];
  return (
    <div className={styles.layout}>
      <Menu
        selectedKeys={chosen ? [chosen.name] : []}
        onClick={({ key, domEvent }) => isOnLink(domEvent) || navigate(toHref(key))}
        items={names.map((key) => ({
          key,
          label: (
            <Link href={toHref(key)} tabIndex={-1}>
              {nameOf(key)}
            </Link>
          ),
        }))}
      />
      {chosen && <TemplatePreview key={chosen.name} template={chosen} />}
    </div>
  );
}

/** What the shop writes to shoppers, with sample values or own ones. */
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
