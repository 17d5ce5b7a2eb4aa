import { LANGUAGES, type Language } from '@vitrine/kit';
import { Button, Flex, Tag, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { languageNames } from '../../language/language-names.ts';
import { toOptions } from '../../parts/to-options.ts';
import { useMayCall } from '../../session/useOperator.ts';
import { loadPage } from '../../table/load-page.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceColumn, ResourceFilter } from '../../table/types.ts';
import { BrokenMessages } from './BrokenMessages.tsx';
import { shopMessagesMessages } from './messages.ts';
import { type ShopMessage, ShopMessageDialog } from './ShopMessageDialog.tsx';

const load = loadPage('listShopMessages');

/** What shoppers read in a language, with the default below it where it was rewritten. */
function ShownText({ message, language }: { message: ShopMessage; language: Language }) {
  const texts = useMessages(shopMessagesMessages);
  const original = message.original[language];
  const override = message.override[language];
  if (override === null) return <span lang={language}>{original || texts.empty}</span>;
  return (
    <Flex vertical lang={language}>
      <strong>{override}</strong>
      <Typography.Text type="secondary">
        {texts.byDefault}
        {original || texts.empty}
      </Typography.Text>
    </Flex>
  );
}

/** The screens that show a message, or the part of the shop that it belongs to. */
function Place({ message: { area, screens } }: { message: ShopMessage }) {
  const texts = useMessages(shopMessagesMessages);
  const { language } = useLanguage();
  const areaName = texts.areas[area as keyof typeof texts.areas] ?? area;
  const names = screens.map((screen) => screen[language]);
  return (
    <Flex gap={4} wrap>
      {(names.length > 0 ? names : [areaName]).map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
    </Flex>
  );
}

/** Every text that shoppers read, and what the merchant says in its place. */
export function ShopMessages() {
  const texts = useMessages(shopMessagesMessages);
  const names = useMessages(languageNames);
  const canWrite = useMayCall('updateShopMessage');
  const [edited, setEdited] = useState<ShopMessage>();
  const filters = useMemo<ResourceFilter[]>(
    () => [
      { kind: 'search', key: 'search', label: texts.search },
      { kind: 'select', key: 'area', label: texts.area, options: toOptions(texts.areas) },
      { kind: 'switch', key: 'changed', label: texts.changed },
    ],
    [texts],
  );
  const columns: ResourceColumn<ShopMessage>[] = [
    ...LANGUAGES.map(
      (language): ResourceColumn<ShopMessage> => ({
        key: language,
        title: names[language],
        width: 260,
        render: (message) => <ShownText message={message} language={language} />,
        toText: ({ original, override }) => override[language] ?? original[language],
      }),
    ),
    {
      key: 'screens',
      title: texts.screens,
      width: 160,
      render: (message) => <Place message={message} />,
    },
    {
      key: 'key',
      title: texts.key,
      width: 220,
      render: ({ key }) => (
        <Typography.Text type="secondary" style={{ overflowWrap: 'anywhere' }}>
          {key}
        </Typography.Text>
      ),
      toText: ({ key }) => key,
    },
    ...(canWrite
      ? [
          {
            key: 'actions',
            title: '',
            width: 100,
            render: (message: ShopMessage) => (
              <Button size="small" onClick={() => setEdited(message)}>
                {texts.edit}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <ResourceTable<ShopMessage>
        name="shop-messages"
        title={texts.title}
        rowId={({ key }) => key}
        columns={columns}
        filters={filters}
        load={load}
        header={
          <Flex vertical gap={12}>
            <Typography.Text type="secondary">{texts.hint}</Typography.Text>
            <BrokenMessages />
          </Flex>
        }
      />
      {edited && (
        <ShopMessageDialog key={edited.key} message={edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
