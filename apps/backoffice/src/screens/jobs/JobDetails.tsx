import { Drawer } from 'antd';
import { JobProgress } from '../../catalogue/JobProgress.tsx';
import { useJob } from '../../catalogue/useJob.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { jobScreenMessages } from './messages.ts';

const WIDTH = 640;

/** One job with its progress, the rows that it left out and its file. */
export function JobDetails({ id, onClose }: { id: string; onClose(): void }) {
  const texts = useMessages(jobScreenMessages);
  const { data: job } = useJob(id);
  return (
    <Drawer open size={WIDTH} title={job ? texts.kinds[job.kind] : texts.title} onClose={onClose}>
      <JobProgress key={id} id={id} />
    </Drawer>
  );
}
