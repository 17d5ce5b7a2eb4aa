import { Flex, Tag, Typography } from 'antd';
import { useMessages } from '../language/LanguageProvider.tsx';
import { jobMessages } from './job-messages.ts';
import type { OperatorJob } from './jobs.ts';

type CreatedType = OperatorJob['created'][number]['type'];

/** The brands, categories, colours and attributes that an import has made, or a dry run would make. */
export function CreatedWords({ job }: { job: OperatorJob }) {
  const texts = useMessages(jobMessages);
  if (job.created.length === 0) return null;
  const groups = Map.groupBy(job.created, ({ type }): CreatedType => type);
  return (
    <Flex vertical gap={8} component="section" aria-label={texts.created}>
      <Typography.Text strong>{job.isDryRun ? texts.wouldCreate : texts.created}</Typography.Text>
      {[...groups].map(([type, words]) => (
        <Flex key={type} gap={4} wrap align="center">
          <Typography.Text type="secondary">{texts.createdTypes[type]}</Typography.Text>
          {words.map(({ name }) => (
            <Tag key={name} style={{ whiteSpace: 'normal' }}>
              {name}
            </Tag>
          ))}
        </Flex>
      ))}
    </Flex>
  );
}
