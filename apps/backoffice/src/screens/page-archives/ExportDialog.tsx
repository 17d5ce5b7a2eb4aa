import type { DraftSummary } from '@vitrine/contract/admin';
import { Alert, Checkbox, Flex, Modal, Radio, Spin, Typography } from 'antd';
import { useState } from 'react';
import { downloadFile } from '../../api/download-file.ts';
import { useAction } from '../../api/useAction.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { partMessages } from '../../parts/messages.ts';
import { archiveMessages } from './messages.ts';
import { useAudienceName } from './useAudienceName.ts';

const BLOCK_MODES = ['included', 'expanded'] as const;
type BlockMode = (typeof BLOCK_MODES)[number];

interface ExportDialogProps {
  code: string;
  drafts: readonly DraftSummary[];
  onClose(): void;
}

/** Downloads drafts of a page as one file. */
export function ExportDialog({ code, drafts, onClose }: ExportDialogProps) {
  const texts = useMessages(archiveMessages);
  const { cancel } = useMessages(partMessages);
  const toText = useProblemText();
  const nameAudience = useAudienceName();
  const [chosen, setChosen] = useState(() => drafts.map(({ id }) => id));
  const [blocks, setBlocks] = useState<BlockMode>('included');
  const [problem, setProblem] = useState<string>();
  const download = useAction({
    run: (ids: readonly string[]) => {
      setProblem(undefined);
      const query = { drafts: ids.join(','), blocks };
      return downloadFile('exportPage', { params: { code }, query });
    },
    doneText: texts.exported,
    onDone: onClose,
    onProblem: (error) => {
      setProblem(toText(error));
      return true;
    },
  });
  return (
    <Modal
      open
      title={texts.exportTitle}
      okText={texts.download}
      cancelText={cancel}
      okButtonProps={{ disabled: chosen.length === 0 }}
      confirmLoading={download.isPending}
      onOk={() => download.run(chosen)}
      onCancel={onClose}
    >
      <Flex vertical gap={16}>
        <Typography.Text>{texts.exportHint}</Typography.Text>
        <Checkbox.Group
          aria-label={texts.drafts}
          value={chosen}
          onChange={setChosen}
          style={{ flexDirection: 'column', gap: 8 }}
          options={drafts.map((draft) => ({
            value: draft.id,
            label: [nameAudience(draft), draft.title].filter(Boolean).join(' · '),
          }))}
        />
        <div>
          <Typography.Text type="secondary">{texts.blocks}</Typography.Text>
          <Radio.Group
            aria-label={texts.blocks}
            value={blocks}
            onChange={({ target }) => setBlocks(target.value as BlockMode)}
            style={{ display: 'flex', flexDirection: 'column', gap: 8, marginBlockStart: 8 }}
            options={BLOCK_MODES.map((value) => ({ value, label: texts.blockModes[value] }))}
          />
        </div>
        {download.isPending && (
          <div role="status">
            <Spin size="small" /> {texts.preparing}
          </div>
        )}
        {problem && <Alert type="error" showIcon title={problem} />}
      </Flex>
    </Modal>
  );
}
