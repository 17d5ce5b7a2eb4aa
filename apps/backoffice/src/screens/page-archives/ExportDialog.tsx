import type { DraftSummary } from '@vitrine/contract/admin';
import { Alert, Checkbox, Flex, Modal, Spin, Typography } from 'antd';
import { useState } from 'react';
import { downloadFile } from '../../api/download-file.ts';
import { useAction } from '../../api/useAction.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { partMessages } from '../../parts/messages.ts';
import { archiveMessages } from './messages.ts';
import { useAudienceName } from './useAudienceName.ts';

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
  const [problem, setProblem] = useState<string>();
  const download = useAction({
    run: (ids: readonly string[]) => {
      setProblem(undefined);
      return downloadFile('exportPage', { params: { code }, query: { drafts: ids.join(',') } });
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
