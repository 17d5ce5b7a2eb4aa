import type { OperatorJob } from '@vitrine/contract/admin';
import { Progress, Tag } from 'antd';
import { useMemo } from 'react';
import { jobMessages } from '../../catalogue/job-messages.ts';
import { hasFile, jobFileUrl, toPercent } from '../../catalogue/jobs.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { toOptions } from '../../parts/to-options.ts';
import { DetailTable } from '../../table/DetailTable.tsx';
import { loadPage } from '../../table/load-page.ts';
import type { ResourceColumn, ResourceFilter } from '../../table/types.ts';
import { JobDetails } from './JobDetails.tsx';
import { jobScreenMessages } from './messages.ts';

const load = loadPage('listOperatorJobs');

const COLOURS = {
  queued: 'default',
  running: 'processing',
  done: 'green',
  failed: 'red',
  cancelled: 'default',
} as const;

function useJobColumns(): ResourceColumn<OperatorJob>[] {
  const texts = useMessages(jobScreenMessages);
  const { states } = useMessages(jobMessages);
  const format = useFormat();
  return [
    {
      key: 'createdAt',
      title: texts.createdAt,
      width: 170,
      render: (row) => format.dateTime(row.createdAt),
    },
    {
      key: 'kind',
      title: texts.kind,
      width: 200,
      render: ({ kind, isDryRun }) => (
        <>
          {texts.kinds[kind]} {isDryRun && <Tag>{texts.dryRun}</Tag>}
        </>
      ),
    },
    {
      key: 'file',
      title: texts.file,
      width: 180,
      render: (job) =>
        hasFile(job) ? (
          <a href={jobFileUrl(job.id)} download>
            {job.fileName || texts.download}
          </a>
        ) : (
          job.fileName || '–'
        ),
    },
    {
      key: 'state',
      title: texts.state,
      width: 110,
      render: ({ state }) => <Tag color={COLOURS[state]}>{states[state]}</Tag>,
    },
    {
      key: 'progress',
      title: texts.progress,
      width: 160,
      render: (row) => (
        <Progress aria-label={texts.progress} percent={toPercent(row)} size="small" />
      ),
    },
    {
      key: 'changed',
      title: texts.changed,
      width: 90,
      align: 'right',
      render: (row) => format.number(row.progress.changed),
    },
    {
      key: 'errors',
      title: texts.errors,
      width: 90,
      align: 'right',
      render: (row) => format.number(row.progress.errors),
    },
    { key: 'by', title: texts.by, render: ({ createdBy }) => createdBy },
    {
      key: 'endedAt',
      title: texts.endedAt,
      width: 170,
      isOptional: true,
      render: (row) => format.dateTime(row.endedAt),
    },
  ];
}

/** Bulk work in the background. */
export function Jobs() {
  const texts = useMessages(jobScreenMessages);
  const { states } = useMessages(jobMessages);
  const columns = useJobColumns();
  const filters = useMemo<ResourceFilter[]>(
    () => [
      { kind: 'select', key: 'state', label: texts.state, options: toOptions(states) },
      { kind: 'select', key: 'kind', label: texts.kind, options: toOptions(texts.kinds) },
    ],
    [texts, states],
  );
  return (
    <DetailTable
      name="jobs"
      title={texts.title}
      columns={columns}
      filters={filters}
      load={load}
      renderDetails={(id, close) => <JobDetails id={id} onClose={close} />}
    />
  );
}
