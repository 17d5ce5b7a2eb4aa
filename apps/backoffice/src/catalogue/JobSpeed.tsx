import { estimateProgress, formatMessage } from '@vitrine/kit';
import { Typography } from 'antd';
import { useMessages } from '../language/LanguageProvider.tsx';
import { jobMessages } from './job-messages.ts';
import type { OperatorJob } from './jobs.ts';

const MINUTE = 60;

/** How fast a running job goes, and how long it takes still. */
export function JobSpeed({ job: { state, startedAt, progress } }: { job: OperatorJob }) {
  const texts = useMessages(jobMessages);
  if (state !== 'running' || startedAt === null) return null;
  const elapsed = Date.now() - Date.parse(startedAt);
  const estimate = estimateProgress(progress.done, progress.total, elapsed);
  if (!estimate) return null;
  const { perSecond, secondsLeft } = estimate;
  const parts = [formatMessage(texts.speed, { rows: Math.max(1, Math.round(perSecond)) })];
  if (secondsLeft !== null && secondsLeft > 2 * MINUTE)
    parts.push(formatMessage(texts.minutesLeft, { minutes: Math.ceil(secondsLeft / MINUTE) }));
  else if (secondsLeft !== null)
    parts.push(formatMessage(texts.secondsLeft, { seconds: secondsLeft }));
  return <Typography.Text type="secondary">{parts.join(' · ')}</Typography.Text>;
}
