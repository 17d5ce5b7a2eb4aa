import { formatMessage } from '@vitrine/kit';
import { Descriptions, Flex, Typography } from 'antd';
import type { AdminResponse } from '../../api/admin-api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { placeHref } from '../../media/media-places.ts';
import { mediaMessages, placeNames } from '../../media/messages.ts';
import { ScreenLink } from '../../parts/ScreenLink.tsx';

const KILOBYTE = 1024;
const SECOND_MS = 1000;

/** What is known of a file, and where it is used. */
export function MediaFacts({ file, uses }: AdminResponse<'getMediaFile'>) {
  const texts = useMessages(mediaMessages);
  const places = useMessages(placeNames);
  const format = useFormat();
  const facts: readonly (readonly [string, string])[] = [
    [texts.size, `${file.width} × ${file.height}`],
    [texts.weight, file.bytes ? `${format.number(Math.ceil(file.bytes / KILOBYTE))} KB` : '–'],
    ...(file.durationMs
      ? [
          [
            texts.duration,
            formatMessage(texts.seconds, { count: Math.round(file.durationMs / SECOND_MS) }),
          ] as const,
        ]
      : []),
    [texts.by, file.uploadedBy || '–'],
    [texts.at, format.dateTime(file.uploadedAt)],
  ];
  return (
    <Flex vertical gap={12} style={{ marginTop: 24 }}>
      <Descriptions
        size="small"
        column={1}
        items={[
          ...facts.map(([label, children]) => ({ key: label, label, children })),
          {
            key: 'key',
            label: texts.key,
            children: <Typography.Text copyable>{file.key}</Typography.Text>,
          },
        ]}
      />
      <h2 style={{ fontSize: 16, margin: 0 }}>{texts.usedIn}</h2>
      {uses.length === 0 && <Typography.Text type="secondary">{texts.notUsed}</Typography.Text>}
      {file.deletedAfter && (
        <Typography.Text type="secondary">
          {formatMessage(texts.deletedAfter, { date: format.date(file.deletedAfter) })}
        </Typography.Text>
      )}
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {uses.map((use) => {
          const href = placeHref(use);
          return (
            <li key={`${use.type} ${use.id}`}>
              {places[use.type]} ·{' '}
              {href ? <ScreenLink href={href}>{use.name}</ScreenLink> : use.name}
            </li>
          );
        })}
      </ul>
    </Flex>
  );
}
