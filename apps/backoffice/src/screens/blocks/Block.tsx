import { formatMessage, LANGUAGES, type Language } from '@vitrine/kit';
import { Button, Card, Flex, Tag } from 'antd';
import { Link, useLocation, useParams } from 'wouter';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { languageNames } from '../../language/language-names.ts';
import { useFormat } from '../../language/useFormat.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { pageMessages } from '../page/messages.ts';
import { RevisionList } from '../page/RevisionList.tsx';
import { DraftReviewButton } from '../page-reviews/DraftReviewButton.tsx';
import { BlockActions } from './BlockActions.tsx';
import { BlockUses } from './BlockUses.tsx';
import { blocksMessages } from './messages.ts';
import { useBlock } from './useBlockUses.ts';

type Block = AdminResponse<'getPageBlock'>;

const HEADING = { fontSize: 16, margin: 0 } as const;

function Drafts({ block }: { block: Block }) {
  const texts = useMessages(pageMessages);
  const blockTexts = useMessages(blocksMessages);
  const languageTexts = useMessages(languageNames);
  const { dateTime } = useFormat();
  return (
    <Flex gap={12} wrap>
      {block.drafts.map((draft) => (
        <Card
          key={draft.id}
          size="small"
          style={{ width: 320 }}
          title={languageTexts[draft.language]}
          extra={
            <Flex gap={12}>
              <Link href={`/pages/${draft.id}/versions`}>{texts.versions}</Link>
              <Link href={`/pages/${draft.id}/edit`}>{texts.edit}</Link>
            </Flex>
          }
        >
          <Tag color={block.languages.includes(draft.language) ? 'green' : 'default'}>
            {block.languages.includes(draft.language) ? texts.shown : blockTexts.notPublished}
          </Tag>
          <br />
          {formatMessage(texts.savedBy, { name: draft.savedBy, time: dateTime(draft.savedAt) })}
          <div style={{ marginBlockStart: 8 }}>
            <DraftReviewButton draft={draft} />
          </div>
        </Card>
      ))}
    </Flex>
  );
}

function NewDraftButtons({ block }: { block: Block }) {
  const texts = useMessages(blocksMessages);
  const languageTexts = useMessages(languageNames);
  const [, goTo] = useLocation();
  const create = useAction({
    run: (language: Language, options) =>
      api.createPageBlockDraft({ params: { code: block.code }, body: { language } }, options),
    changes: ['blocks'],
    onDone: ({ id }) => goTo(`/pages/${id}/edit`),
  });
  const missing = LANGUAGES.filter(
    (language) => !block.drafts.some((draft) => draft.language === language),
  );
  return missing.map((language) => (
    <div key={language}>
      <Button loading={create.isPending} onClick={() => create.run(language)}>
        {formatMessage(texts.addDraft, { language: languageTexts[language] })}
      </Button>
    </div>
  ));
}

function BlockParts({ block }: { block: Block }) {
  const texts = useMessages(blocksMessages);
  const { revisions } = useMessages(pageMessages);
  const canWrite = useMayCall('createPageBlockDraft');
  return (
    <Flex vertical gap={16}>
      <Link href="/blocks">← {texts.back}</Link>
      <Flex gap={12} align="center" wrap>
        <h1 style={{ fontSize: 20, margin: 0 }}>{block.name || block.code}</h1>
        {canWrite && <BlockActions block={block} />}
      </Flex>
      <h2 style={HEADING}>{texts.drafts}</h2>
      <Drafts block={block} />
      {canWrite && <NewDraftButtons block={block} />}
      <h2 style={HEADING}>{texts.uses}</h2>
      <div style={{ maxWidth: 720 }}>
        <BlockUses uses={block.uses} />
      </div>
      <h2 style={HEADING}>{revisions}</h2>
      <RevisionList code={block.code} isBlock />
    </Flex>
  );
}

/** A block with its content in each language, the places that use it, and what was published of it. */
export function Block() {
  const { code = '' } = useParams<{ code: string }>();
  return <QueryView query={useBlock(code)}>{(block) => <BlockParts block={block} />}</QueryView>;
}
