import { OPERATOR_JOB_STATES, type OperatorJob } from '@vitrine/contract/admin';
import { Progress, Tag } from 'antd';
import { useMemo } from 'react';
import { jobMessages } from '../../catalogue/job-messages.ts';
import { toPercent } from '../../catalogue/jobs.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { OpenLink } from '../../parts/OpenLink.tsx';
import { useOpenItem } from '../../parts/useOpenItem.ts';
import { loadPage } from '../../table/load-page.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
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
    { key: 'file', title: texts.file, width: 180, render: ({ fileName }) => fileName || '–' },
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
    {
      key: 'details',
      title: '',
      width: 90,
      render: ({ id }) => <OpenLink id={id}>{texts.details}</OpenLink>,
    },
  ];
}

/** Bulk work in the background. */
export function Jobs() {
  const texts = useMessages(jobScreenMessages);
  const { states } = useMessages(jobMessages);
  const [openId, setOpenId] = useOpenItem();
  const columns = useJobColumns();
  const filters = useMemo<ResourceFilter[]>(
    () => [
      {
        kind: 'select',
        key: 'state',
        label: texts.state,
        options: OPERATOR_JOB_STATES.map((value) => ({ value, label: states[value] })),
      },
      {
        kind: 'select',
        key: 'kind',
        label: texts.kind,
        options: Object.entries(texts.kinds).map(([value, label]) => ({ value, label })),
      },
    ],
    [texts, states],
  );
  return (
    <>
      <ResourceTable
        name="jobs"
        title={texts.title}
        rowId={({ id }) => id}
        columns={columns}
        filters={filters}
        load={load}
      />
      {openId && <JobDetails id={openId} onClose={() => setOpenId(null)} />}
    </>
  );
}
