import { formatMessage, type Language } from '@vitrine/kit';
import { Card, Tag, Typography } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { cardMessages } from './card-messages.ts';
import type { CardField, PreviewedCard } from './field-effects.ts';
import styles from './MessageTemplates.module.css';

/** What the vendor accepts in a field, and what became of the value. */
function FieldNote({ name, kind, max, given, shown }: CardField) {
  const texts = useMessages(cardMessages);
  const rule = formatMessage(texts.kinds[kind], { max: max ?? 0 });
  if (shown === null)
    return (
      <Typography.Text type="danger" role="alert">
        {formatMessage(texts.refused, { name, given, rule })}
      </Typography.Text>
    );
  return (
    <span className={shown === given ? styles.rule : styles.changed}>
      {shown === given ? `${name} · ${rule}` : formatMessage(texts.changed, { name, given, rule })}
    </span>
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
