import { useQuery } from '@tanstack/react-query';
import { App, Button, Card, Flex, Typography } from 'antd';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { accountMessages } from './messages.ts';

type Passkey = AdminResponse<'listPasskeys'>[number];

/** The passkeys with which the operator logs in. */
export function Passkeys() {
  const texts = useMessages(accountMessages);
  const format = useFormat();
  const { modal } = App.useApp();
  const query = useQuery({ queryKey: ['passkeys'], queryFn: () => api.listPasskeys() });
  const remove = useAction({
    run: (id: string) => api.removePasskey({ params: { id } }),
    changes: ['passkeys'],
    doneText: texts.passkeyRemoved,
  });
  const askToRemove = ({ id, name }: Passkey) =>
    modal.confirm({
      title: `${texts.removePasskey} ${name}`,
      content: texts.removePasskeyHint,
      okText: texts.remove,
      okButtonProps: { danger: true },
      onOk: () => remove.run(id),
    });
  return (
    <Card title={<h2 style={{ fontSize: 16, margin: 0 }}>{texts.passkeys}</h2>}>
      <Flex vertical gap={16}>
        <Typography.Text type="secondary">{texts.passkeysHint}</Typography.Text>
        <QueryView query={query}>
          {(passkeys) => (
            <Flex vertical gap={12}>
              {passkeys.map((passkey) => (
                <Flex key={passkey.id} align="center" gap={8}>
                  <div style={{ flex: 1, minWidth: 0 }}>
                    <Typography.Text strong ellipsis>
                      {passkey.name}
                    </Typography.Text>
                    <div>
                      <Typography.Text type="secondary">
                        {texts.added} {format.dateTime(passkey.createdAt)}
                        {' · '}
                        {passkey.lastUsedAt
                          ? `${texts.lastSeen} ${format.dateTime(passkey.lastUsedAt)}`
                          : texts.neverUsed}
                      </Typography.Text>
                    </div>
                  </div>
                  <Button
                    aria-label={`${texts.remove} ${passkey.name}`}
                    onClick={() => askToRemove(passkey)}
                  >
                    {texts.remove}
                  </Button>
                </Flex>
              ))}
            </Flex>
          )}
        </QueryView>
        <div>
          <AddPasskey />
        </div>
      </Flex>
    </Card>
  );
}
