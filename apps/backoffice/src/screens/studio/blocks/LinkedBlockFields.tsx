import { formatMessage } from '@vitrine/kit';
import { App, Button, Flex, Tag, Typography } from 'antd';
import { Link } from 'wouter';
import { useMessages } from '../../../language/LanguageProvider.tsx';
import { QueryView } from '../../../parts/QueryView.tsx';
import { blocksMessages } from '../../blocks/messages.ts';
import { useBlock } from '../../blocks/useBlockUses.ts';
import { useCommands } from '../editing/useCommands.ts';
import { useStudio } from '../StudioContext.ts';
import { useEditor } from '../use-editor.ts';
import { useBlockContent } from './useBlockContent.ts';

/** What can be done with a linked block of the page: open it, or turn it into modules of the page. */
export function LinkedBlockFields({ block }: { block: string }) {
  const texts = useMessages(blocksMessages);
  const { message } = App.useApp();
  const { draft, canWrite } = useStudio();
  const { replace } = useCommands();
  const id = useEditor((editor) => String(editor.selectedItem?.props.id ?? ''));
  const content = useBlockContent(block, draft.language);
  const isDeleted = content.data?.isDeleted ?? true;
  const details = useBlock(block, !isDeleted);
  return (
    <QueryView query={content}>
      {({ name, entries, draftId, isPublished, hasChanges }) => (
        <Flex vertical gap={12} style={{ padding: 16 }}>
          <strong>{name}</strong>
          <Flex gap={4} wrap>
            {isDeleted && <Tag color="red">{texts.isDeleted}</Tag>}
            {!isPublished && <Tag>{texts.notPublished}</Tag>}
            {isPublished && hasChanges && <Tag color="gold">{texts.hasChanges}</Tag>}
          </Flex>
          {details.data && details.data.pages > 0 && (
            <Typography.Text>
              {formatMessage(texts.usedBy, { count: details.data.pages })}
            </Typography.Text>
          )}
          <Typography.Text type="secondary">{texts.linkedHint}</Typography.Text>
          <Flex gap={8} wrap>
            {draftId !== null && !isDeleted && (
              <Link href={`/pages/${draftId}/edit`}>
                <Button>{texts.open}</Button>
              </Link>
            )}
            <Button
              disabled={!canWrite || entries.length === 0}
              onClick={() => {
                replace(new Set([id]), entries);
                message.success(texts.unlinked);
              }}
            >
              {texts.unlink}
            </Button>
          </Flex>
        </Flex>
      )}
    </QueryView>
  );
}
