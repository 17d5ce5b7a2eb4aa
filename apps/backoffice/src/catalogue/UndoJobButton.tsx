import { formatMessage } from '@vitrine/kit';
import { App, Button, Divider, Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import { api } from '../api/api.ts';
import { useAction } from '../api/useAction.ts';
import { useMessages } from '../language/LanguageProvider.tsx';
import { jobMessages } from './job-messages.ts';

interface UndoJobButtonProps {
  id: string;
  /** Draws the job that puts the changes back. */
  drawJob(id: string): ReactNode;
}

/** Puts back what a job has changed, by a job whose progress is shown below. */
export function UndoJobButton({ id, drawJob }: UndoJobButtonProps) {
  const texts = useMessages(jobMessages);
  const { modal } = App.useApp();
  const [undoId, setUndoId] = useState<string>();
  const undo = useAction({
    run: (jobId: string, options) => api.undoJob({ params: { id: jobId } }, options),
    changes: ['jobs', 'products'],
    onDone: (job) => setUndoId(job.id),
  });
  const ask = () =>
    modal.confirm({
      title: texts.undoTitle,
      content: texts.undoText,
      okText: texts.undo,
      onOk: () => undo.run(id),
    });
  if (undoId === undefined)
    return (
      <div>
        <Button onClick={ask} loading={undo.isPending}>
          {texts.undo}
        </Button>
      </div>
    );
  return (
    <Flex vertical>
      <Divider titlePlacement="start">{formatMessage(texts.undoJob, { id: undoId })}</Divider>
      {drawJob(undoId)}
    </Flex>
  );
}
