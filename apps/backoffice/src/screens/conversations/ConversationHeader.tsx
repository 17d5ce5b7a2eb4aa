import { formatMessage } from '@vitrine/kit';
import { App, Button, Flex, Tag, Typography } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { conversationNames } from '../../parts/conversation-names.ts';
import { useOperator } from '../../session/useOperator.ts';
import { conversationMessages } from './messages.ts';
import type { OpenConversation } from './Thread.tsx';

const CHANGES = ['conversation', 'conversations'];

/** Who answers a conversation, and its end. */
export function ConversationHeader({ conversation }: { conversation: OpenConversation }) {
  const texts = useMessages(conversationMessages);
  const { states } = useMessages(conversationNames);
  const { modal } = App.useApp();
  const { id: ownId } = useOperator();
  const { id, state, operator, lastPosition } = conversation;
  const params = { id };
  const assign = useAction({
    run: (operatorId: string | null) => api.assignConversation({ params, body: { operatorId } }),
    changes: CHANGES,
  });
  const close = useAction({
    run: (position: number) =>
      api.closeShopperConversation({ params, body: { lastPosition: position } }),
    changes: CHANGES,
    doneText: texts.closed,
  });
  const confirmClosure = () =>
    modal.confirm({
      title: texts.closeQuestion,
      okText: texts.close,
      onOk: () => close.run(lastPosition),
    });
  return (
    <Flex gap={8} align="center" wrap>
      <Tag>{states[state]}</Tag>
      <Typography.Text type="secondary" style={{ flex: 1 }}>
        {operator && formatMessage(texts.taken, { name: operator.name })}
      </Typography.Text>
      {operator?.id === ownId ? (
        <Button onClick={() => assign.run(null)}>{texts.release}</Button>
      ) : (
        <Button onClick={() => assign.run(ownId)}>{texts.take}</Button>
      )}
      {state !== 'closed' && <Button onClick={confirmClosure}>{texts.close}</Button>}
    </Flex>
  );
}
