import { formatMessage } from '@vitrine/kit';
import { Alert, App, Button, Flex, Progress, Typography } from 'antd';
import { api } from '../api/api.ts';
import { useAction } from '../api/useAction.ts';
import { useMessages } from '../language/LanguageProvider.tsx';
import { QueryView } from '../parts/QueryView.tsx';
import { useMayCall } from '../session/useOperator.ts';
import { CreatedWords } from './CreatedWords.tsx';
import { JobErrors } from './JobErrors.tsx';
import { JobSpeed } from './JobSpeed.tsx';
import { jobMessages } from './job-messages.ts';
import {
  canBeUndone,
  hasFile,
  isOpenJob,
  jobFileUrl,
  type OperatorJob,
  toPercent,
} from './jobs.ts';
import { UndoJobButton } from './UndoJobButton.tsx';
import { useJob } from './useJob.ts';

const BAR_STATES = {
  queued: 'normal',
  running: 'active',
  done: 'success',
  failed: 'exception',
  cancelled: 'exception',
} as const;

function JobState({ job }: { job: OperatorJob }) {
  const texts = useMessages(jobMessages);
  return (
    <>
      <Progress
        aria-label={texts.progress}
        percent={toPercent(job)}
        status={BAR_STATES[job.state]}
      />
      <Typography.Text role="status">
        {texts.states[job.state]} · {formatMessage(texts.counts, { ...job.progress, total: 0 })}
      </Typography.Text>
      {job.format && job.format !== 'vitrine' && (
        <Typography.Text type="secondary">
          {formatMessage(texts.readAs, { format: texts.formats[job.format] })}
        </Typography.Text>
      )}
      <JobSpeed job={job} />
      {job.failure && <Alert type="error" showIcon title={job.failure} />}
      {job.state === 'done' && job.isDryRun && (
        <Alert type="info" showIcon title={texts.dryRunDone} />
      )}
    </>
  );
}

function StopButton({ id }: { id: string }) {
  const texts = useMessages(jobMessages);
  const { modal } = App.useApp();
  const cancel = useAction({
    run: () => api.cancelOperatorJob({ params: { id } }),
    changes: ['job', 'jobs'],
    doneText: texts.cancelled,
  });
  const ask = () =>
    modal.confirm({
      title: texts.cancelTitle,
      content: texts.cancelText,
      okText: texts.cancel,
      okButtonProps: { danger: true },
      onOk: () => cancel.run(),
    });
  return (
    <Button danger onClick={ask} loading={cancel.isPending}>
      {texts.cancel}
    </Button>
  );
}

/** A job in the background: how far it is, what it left out, and a way to stop it. */
export function JobProgress({ id }: { id: string }) {
  const texts = useMessages(jobMessages);
  const canStop = useMayCall('cancelOperatorJob');
  const canWrite = useMayCall('undoJob');
  return (
    <QueryView query={useJob(id)}>
      {(job) => (
        <Flex vertical gap={12} align="stretch">
          <JobState job={job} />
          <CreatedWords job={job} />
          {canStop && isOpenJob(job) && <StopButton id={id} />}
          {hasFile(job) && (
            <Button type="primary" href={jobFileUrl(id)} download>
              {texts.download}
            </Button>
          )}
          {!isOpenJob(job) && job.progress.errors > 0 && <JobErrors id={id} />}
          {canWrite && canBeUndone(job) && (
            <UndoJobButton id={id} drawJob={(undoId) => <JobProgress id={undoId} />} />
          )}
        </Flex>
      )}
    </QueryView>
  );
}
