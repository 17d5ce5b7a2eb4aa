import { Button, Flex, Form, Input, Popover, Select } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { toOptions } from '../../parts/to-options.ts';
import { conversationMessages } from './messages.ts';
import { QuickReplies } from './QuickReplies.tsx';
import type { OpenConversation } from './Thread.tsx';
import { type CardReference, useAnswer } from './useAnswer.ts';

const MAX_LENGTH = 1_000;

function CardForm({ conversation }: { conversation: OpenConversation }) {
  const texts = useMessages(conversationMessages);
  const rules = useRequired();
  const [isOpen, setIsOpen] = useState(false);
  const answer = useAnswer(conversation, () => setIsOpen(false));
  const kinds = toOptions(texts.cardKinds);
  const form = (
    <Form<CardReference>
      layout="vertical"
      initialValues={{ kind: 'product' }}
      onFinish={(card) => answer.send({ card })}
      style={{ width: 220 }}
    >
      <Form.Item name="kind" label={texts.cardKind}>
        <Select options={kinds} />
      </Form.Item>
      <Form.Item name="id" label={texts.cardId} rules={rules}>
        <Input inputMode="numeric" maxLength={18} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={answer.isPending}>
        {texts.sendCard}
      </Button>
    </Form>
  );
  return (
    <Popover trigger="click" open={isOpen} onOpenChange={setIsOpen} content={form} destroyOnHidden>
      <Button>{texts.card}</Button>
    </Popover>
  );
}

/** Writes the answer of the shop. */
export function AnswerForm({ conversation }: { conversation: OpenConversation }) {
  const texts = useMessages(conversationMessages);
  const [text, setText] = useState('');
  // What was typed meanwhile stays.
  const answer = useAnswer(conversation, (sent) =>
    setText((current) => (current.trim() === sent.text ? '' : current)),
  );
  const send = () => {
    if (text.trim()) answer.send({ text: text.trim() });
  };
  const [isChoosing, setIsChoosing] = useState(false);
  const field = useRef<TextAreaRef>(null);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send();
    if (event.key !== '/' || text !== '') return;
    event.preventDefault();
    setIsChoosing(true);
  };
  const insert = (reply: string) => {
    setText((current) =>
      [current.trimEnd(), reply].filter(Boolean).join('\n').slice(0, MAX_LENGTH),
    );
    field.current?.focus();
  };
  return (
    <Flex vertical gap={8}>
      <Input.TextArea
        ref={field}
        aria-label={texts.answer}
        placeholder={texts.answerHint}
        rows={3}
        maxLength={MAX_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={handleKey}
      />
      <Flex gap={8} justify="flex-end">
        <QuickReplies
          language={conversation.language}
          isOpen={isChoosing}
          setIsOpen={setIsChoosing}
          onChoose={insert}
        />
        <CardForm conversation={conversation} />
        <Button type="primary" disabled={!text.trim()} loading={answer.isPending} onClick={send}>
          {texts.answer}
        </Button>
      </Flex>
    </Flex>
  );
}
