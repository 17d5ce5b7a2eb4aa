import { formatMessage } from '@vitrine/kit';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useProblemText } from '../../../api/useProblemText.ts';
import { useMessages } from '../../../language/LanguageProvider.tsx';
import { useFormat } from '../../../language/useFormat.ts';
import { useStudio } from '../StudioContext.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { SaveState } from './draft-saver.ts';
import { savingMessages } from './messages.ts';

function useStatusText(state: SaveState | undefined): string {
  const { status } = useMessages(savingMessages);
  const toText = useProblemText();
  const { time } = useFormat();
  if (!state) return status.unchanged;
  switch (state.status) {
    case 'saved':
      return state.savedAt
        ? formatMessage(status.savedAt, { time: time(state.savedAt) })
        : status.unchanged;
    case 'failed':
      return formatMessage(status.failed, { reason: toText(state.error) });
    case 'conflict': {
      const count = state.conflicts.length;
      return formatMessage(status.conflict, { count, name: state.otherName });
    }
    default:
      return status[state.status];
  }
}

/** Whether the draft is saved, and what can be done when it is not. */
export function SaveStatus() {
  const texts = useMessages(savingMessages);
  const { saveState, saveChanges, choose } = useStudio();
  const text = useStatusText(saveState);
  /** The conflicts that are put off, so that new ones are asked at once. */
  const [later, setLater] = useState<SaveState['conflicts']>();
  const status = saveState?.status;
  const isWrong = status === 'offline' || status === 'failed' || status === 'conflict';
  const conflicts = saveState?.conflicts ?? [];
  return (
    <Flex gap={8} align="center" style={{ minWidth: 0 }}>
      <Typography.Text
        type={isWrong ? 'danger' : 'secondary'}
        role="status"
        ellipsis={{ tooltip: text }}
      >
        {text}
      </Typography.Text>
      {(status === 'offline' || status === 'failed') && (
        <Button size="small" onClick={() => void saveChanges().catch(() => undefined)}>
          {texts.retry}
        </Button>
      )}
      {conflicts.length > 0 && conflicts === later && (
        <Button size="small" danger onClick={() => setLater(undefined)}>
          {texts.decide}
        </Button>
      )}
      {conflicts.length > 0 && conflicts !== later && (
        <ConflictDialog
          conflicts={conflicts}
          name={saveState?.otherName ?? ''}
          onChoose={choose}
          onClose={() => setLater(conflicts)}
        />
      )}
    </Flex>
  );
}
