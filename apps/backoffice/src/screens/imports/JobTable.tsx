import { formatMessage } from '@vitrine/kit';
import { Button, Drawer, Flex } from 'antd';
import { useMemo } from 'react';
import { api } from '../../api/api.ts';
import { JobProgress } from '../../catalogue/JobProgress.tsx';
import { jobMessages } from '../../catalogue/job-messages.ts';
import { jobFileUrl, type OperatorJob } from '../../catalogue/jobs.ts';
import { toOptions } from '../../catalogue/names.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { OpenLink } from '../../parts/OpenLink.tsx';
import { useOpenItem } from '../../parts/useOpenItem.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceFilter } from '../../table/types.ts';
import { importMessages } from './messages.ts';

const hasFile = ({ kind, state }: OperatorJob) => kind === 'export-products' && state === 'done';

/** The jobs of the catalogue, each with its progress and its files. */
export function JobTable() {
  const texts = useMessages(importMessages);
  const { states } = useMessages(jobMessages);
  const format = useFormat();
  const [openId, setOpenId] = useOpenItem();
  const filters = useMemo<ResourceFilter[]>(
    () => [
      { kind: 'select', key: 'kind', label: texts.kind, options: toOptions(texts.jobKinds) },
      { kind: 'select', key: 'state', label: texts.state, options: toOptions(states) },
    ],
    [texts, states],
  );
  return (
    <>
      <ResourceTable<OperatorJob>
        name="import-jobs"
        title={texts.jobs}
        rowId={({ id }) => id}
        filters={filters}
        load={(query, signal) => api.listOperatorJobs({ query }, { signal })}
        columns={[
          {
            key: 'kind',
            title: texts.kind,
            width: 200,
            render: ({ kind, isDryRun }) =>
              `${texts.jobKinds[kind]}${isDryRun ? ` · ${texts.dry}` : ''}`,
          },
          { key: 'state', title: texts.state, render: ({ state }) => states[state] },
          { key: 'file', title: texts.file, width: 200, render: ({ fileName }) => fileName },
          {
            key: 'changed',
            title: texts.changed,
            align: 'right',
            width: 90,
            render: ({ progress }) => format.number(progress.changed),
          },
          {
            key: 'errors',
            title: texts.errors,
            align: 'right',
            width: 90,
            render: ({ progress }) => format.number(progress.errors),
          },
          { key: 'by', title: texts.by, render: ({ createdBy }) => createdBy },
          {
            key: 'created',
            title: texts.created,
            width: 170,
            render: ({ createdAt }) => format.dateTime(createdAt),
          },
          {
            key: 'open',
            title: '',
            width: 160,
            render: (job) => (
              <Flex gap={8}>
                <OpenLink id={job.id}>{texts.open}</OpenLink>
                {hasFile(job) && (
                  <Button size="small" href={jobFileUrl(job.id)} download>
                    {texts.download}
                  </Button>
                )}
              </Flex>
            ),
          },
        ]}
      />
      <Drawer
        open={openId !== null}
        size={640}
        title={formatMessage(texts.job, { id: openId ?? '' })}
        onClose={() => setOpenId(null)}
      >
        {openId !== null && <JobProgress key={openId} id={openId} />}
      </Drawer>
    </>
  );
}
