import { Button, Drawer, Flex } from 'antd';
import { JobProgress } from '../../catalogue/JobProgress.tsx';
import { jobFileUrl } from '../../catalogue/jobs.ts';
import { useJob } from '../../catalogue/useJob.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { jobScreenMessages } from './messages.ts';

const WIDTH = 640;

/** One job with its progress, the rows that it left out and its file. */
export function JobDetails({ id, onClose }: { id: string; onClose(): void }) {
  const texts = useMessages(jobScreenMessages);
  const { data: job } = useJob(id);
  const hasFile = job?.kind === 'export-products' && job.state === 'done';
  return (
    <Drawer open size={WIDTH} title={job ? texts.kinds[job.kind] : texts.title} onClose={onClose}>
      <Flex vertical gap={16}>
        <JobProgress id={id} />
        {hasFile && (
          <div>
            <Button type="primary" href={jobFileUrl(id)} download>
              {texts.download}
            </Button>
          </div>
        )}
      </Flex>
    </Drawer>
  );
}
