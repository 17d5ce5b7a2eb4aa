import { Button, Empty, Flex, Input, type InputRef, Popover, Typography } from 'antd';
import { type RefObject, useRef, useState } from 'react';
import { pickText } from '../../catalogue/texts.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import styles from './Conversations.module.css';
import { matchQuickReplies } from './match-quick-replies.ts';
import { QuickRepliesDialog } from './QuickRepliesDialog.tsx';
import { quickReplyMessages } from './quick-reply-messages.ts';
import type { OpenConversation } from './Thread.tsx';
import { type QuickReply, useQuickReplies } from './useQuickReplies.ts';

interface ChoiceProps {
  searchField: RefObject<InputRef | null>;
  language: OpenConversation['language'];
  onChoose(text: string): void;
  onManage(): void;
}

/** The quick replies with a search. Enter chooses the first one. */
function QuickReplyChoice({ searchField, language, onChoose, onManage }: ChoiceProps) {
  const texts = useMessages(quickReplyMessages);
  const [search, setSearch] = useState('');
  const query = useQuickReplies();
  const found = matchQuickReplies(query.data ?? [], search);
  const choose = ({ text }: QuickReply) => onChoose(pickText(text, language));
  return (
    <Flex vertical gap={8} className={styles.replies}>
      <Input
        ref={searchField}
        aria-label={texts.search}
        placeholder={texts.search}
        allowClear
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        onPressEnter={(event) => {
          // The focus moves on while the key is pressed, and the field would get a new line.
          event.preventDefault();
          if (found[0]) choose(found[0]);
        }}
      />
      <QueryView query={query}>
        {(all) =>
          found.length === 0 ? (
            <Empty
              image={Empty.PRESENTED_IMAGE_SIMPLE}
              description={all.length === 0 ? texts.none : texts.noneFound}
            />
          ) : (
            <ul className={styles.replyList}>
              {found.map((reply) => (
                <li key={reply.id}>
                  <button type="button" className={styles.reply} onClick={() => choose(reply)}>
                    <strong>{reply.title}</strong>
                    <Typography.Paragraph type="secondary" ellipsis={{ rows: 2 }}>
                      {pickText(reply.text, language)}
                    </Typography.Paragraph>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      <Button size="small" type="link" onClick={onManage}>
        {texts.manage}
      </Button>
    </Flex>
  );
}

interface QuickRepliesProps {
  language: OpenConversation['language'];
  isOpen: boolean;
  setIsOpen(isOpen: boolean): void;
  onChoose(text: string): void;
}

/** Puts an answer that is sent often into the field. */
export function QuickReplies({ language, isOpen, setIsOpen, onChoose }: QuickRepliesProps) {
  const texts = useMessages(quickReplyMessages);
  const [isManaging, setIsManaging] = useState(false);
  const searchField = useRef<InputRef>(null);
  const choice = (
    <QuickReplyChoice
      searchField={searchField}
      language={language}
      onChoose={(text) => {
        setIsOpen(false);
        onChoose(text);
      }}
      onManage={() => {
        setIsOpen(false);
        setIsManaging(true);
      }}
    />
  );
  return (
    <>
      <Popover
        trigger="click"
        placement="topLeft"
        open={isOpen}
        onOpenChange={setIsOpen}
        afterOpenChange={(isShown) => isShown && searchField.current?.focus()}
        content={choice}
        destroyOnHidden
      >
        <Button>{texts.quickReplies}</Button>
      </Popover>
      {isManaging && <QuickRepliesDialog onClose={() => setIsManaging(false)} />}
    </>
  );
}
