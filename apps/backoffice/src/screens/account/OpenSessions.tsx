import { useQuery } from '@tanstack/react-query';
import { Button, Card, Flex, Tag, Typography } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { accountMessages } from './messages.ts';

/** The devices on which the operator is logged in. */
export function OpenSessions() {
  const texts = useMessages(accountMessages);
  const format = useFormat();
  const query = useQuery({
    queryKey: ['operator-sessions'],
    queryFn: () => api.listOperatorSessions(),
  });
  const end = useAction({
    run: (id: string) => api.endOperatorSession({ params: { id } }),
    changes: ['operator-sessions'],
    doneText: texts.ended,
  });
  return (
    <Card title={<h2 style={{ fontSize: 16, margin: 0 }}>{texts.sessions}</h2>}>
      <QueryView query={query}>
        {(sessions) => (
          <Flex vertical gap={12}>
            {sessions.map(({ id, device, ip, isCurrent, lastSeenAt }) => (
              <Flex key={id} align="center" gap={8}>
                <div style={{ flex: 1 }}>
                  <div>
                    {device ?? texts.unknownDevice} · {ip}
                  </div>
                  <Typography.Text type="secondary">
                    {texts.lastSeen} {format.dateTime(lastSeenAt)}
                  </Typography.Text>
                </div>
                {isCurrent ? (
                  <Tag>{texts.thisDevice}</Tag>
                ) : (
                  <Button onClick={() => end.run(id)}>{texts.end}</Button>
                )}
              </Flex>
            ))}
          </Flex>
        )}
      </QueryView>
    </Card>
  );
}
