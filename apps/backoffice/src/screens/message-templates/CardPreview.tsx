import { formatMessage, type Language } from '@vitrine/kit';
import { Card, Tag, Typography } from 'antd';
import type { AdminResponse } from '../../api/admin-api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { cardMessages } from './card-messages.ts';
import styles from './MessageTemplates.module.css';

type PreviewedCard = AdminResponse<'previewMessageTemplate'>['zh-CN']['cards'][number];
type Field = PreviewedCard['fields'][number];

/** What the vendor accepts in a field, and what became of the sample. */
function FieldNote({ name, kind, max, given, shown }: Field) {
  const texts = useMessages(cardMessages);
  const rule = formatMessage(texts.kinds[kind], { max: max ?? 0 });
  if (shown === null)
    return (
      <Typography.Text type="danger" role="alert">
        {formatMessage(texts.refused, { name, given, rule })}
      </Typography.Text>
    );
  return (
    <Typography.Text type={shown === given ? 'secondary' : 'warning'} style={{ fontSize: 12 }}>
      {shown === given ? `${name} · ${rule}` : formatMessage(texts.changed, { name, given, rule })}
    </Typography.Text>
  );
}

interface CardPreviewProps {
  card: PreviewedCard;
  language: Language;
  title: string;
}

/** A message as a messaging app shows it: a title, a few short fields, and the way into the shop. */
export function CardPreview({
  card: { channel, code, fields },
  language,
  title,
}: CardPreviewProps) {
  const texts = useMessages(cardMessages);
  return (
    <Card
      size="small"
      title={texts.channels[channel]}
      extra={<Tag color={code ? 'green' : 'default'}>{code ?? texts.notRegistered}</Tag>}
    >
      <div className={styles.card}>
        <strong>{title}</strong>
        <dl className={styles.fields}>
          {fields.map((field) => (
            <div key={field.name}>
              <dt>{texts.values[field.of as keyof typeof texts.values] ?? field.of}</dt>
              <dd>
                <span lang={language}>{field.shown ?? '—'}</span>
                <FieldNote {...field} />
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.open}>{channel === 'messaging' ? texts.details : texts.open}</div>
      </div>
    </Card>
  );
}
