import type { UseQueryResult } from '@tanstack/react-query';
import { formatMessage } from '@vitrine/kit';
import { Alert, Button } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { collisionMessages } from './collision-messages.ts';

/** What is planned for the same time. */
export interface Collision {
  readonly key: string;
  readonly name: ReactNode;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly note?: string;
}

interface CollisionWarningProps {
  title: string;
  hint?: string;
  query: Pick<UseQueryResult, 'error' | 'refetch'>;
  collisions: readonly Collision[];
  style?: CSSProperties;
}

/** Warns of what is planned for the same time. It prevents nothing, because the plan may be meant. */
export function CollisionWarning({
  title,
  hint,
  query,
  collisions,
  style = {},
}: CollisionWarningProps) {
  const texts = useMessages(collisionMessages);
  const { dateTime } = useFormat();
  if (query.error)
    return (
      <Alert
        type="warning"
        showIcon
        style={style}
        title={texts.failed}
        action={
          <Button size="small" disabled={false} onClick={() => void query.refetch()}>
            {texts.again}
          </Button>
        }
      />
    );
  if (collisions.length === 0) return null;
  const describeWindow = ({ startsAt, endsAt }: Collision) =>
    formatMessage(texts.window, {
      from: dateTime(startsAt),
      to: endsAt ? dateTime(endsAt) : texts.forEver,
    });
  return (
    <Alert
      type="warning"
      showIcon
      style={style}
      title={title}
      description={
        <>
          {hint}
          <ul style={{ margin: '4px 0 0', paddingInlineStart: 20 }}>
            {collisions.map((collision) => (
              <li key={collision.key}>
                {collision.name} · {describeWindow(collision)}
                {collision.note && ` · ${collision.note}`}
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}
