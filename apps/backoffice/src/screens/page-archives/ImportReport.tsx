import { formatMessage } from '@vitrine/kit';
import { Alert, Flex, Tag, Typography } from 'antd';
import type { AdminResponse } from '../../api/admin-api.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { MODULE_FIELDS } from '../studio/entries.ts';
import styles from './Archives.module.css';
import { archiveMessages } from './messages.ts';
import { useAudienceName } from './useAudienceName.ts';

export type Report = AdminResponse<'getPageImport'>;

const MB = 1024 * 1024;
/** The first of many tell what kind they are; the check of each draft lists all. */
const SHOWN_PROBLEMS = 8;

function Drafts({ report, isExisting }: { report: Report; isExisting: boolean }) {
  const texts = useMessages(archiveMessages);
  const nameAudience = useAudienceName();
  return (
    <ul className={styles.list}>
      {report.drafts.map((draft) => {
        const isVersion = isExisting && !draft.isNew;
        return (
          <li key={nameAudience(draft)}>
            <span className={styles.audience}>{nameAudience(draft)}</span>
            <span className={styles.title}>{draft.title}</span>
            <span className={styles.count}>
              {formatMessage(texts.draftLine, { modules: draft.modules })}
            </span>
            <Tag color={isVersion ? 'gold' : 'green'}>
              {isVersion ? texts.newVersion : texts.newDraft}
            </Tag>
          </li>
        );
      })}
    </ul>
  );
}

function Blocks({ blocks }: Report) {
  const texts = useMessages(archiveMessages);
  return (
    <ul className={styles.list}>
      {blocks.map(({ code, name, isNew }) => (
        <li key={code}>
          <span className={styles.title}>{name}</span>
          <Tag color={isNew ? 'green' : 'default'}>{isNew ? texts.newBlock : texts.knownBlock}</Tag>
        </li>
      ))}
    </ul>
  );
}

function Media({ files, missing }: Report) {
  const texts = useMessages(archiveMessages);
  const of = (...states: string[]) => files.filter(({ state }) => states.includes(state));
  const waiting = of('waiting');
  const size = (waiting.reduce((sum, { bytes }) => sum + bytes, 0) / MB).toFixed(1);
  const refused = of('refused');
  const lines = [
    [of('known', 'stored').length, texts.known],
    [waiting.length, texts.waiting],
    [refused.length, texts.refused],
    [missing.length, texts.missing],
  ] as const;
  const names = [...refused.map(({ title, fault }) => `${title}: ${fault}`)];
  if (lines.every(([count]) => count === 0))
    return <Typography.Text type="secondary">{texts.noMedia}</Typography.Text>;
  return (
    <ul className={styles.lines}>
      {lines.map(([count, text]) =>
        count > 0 ? <li key={text}>{formatMessage(text, { count, size })}</li> : null,
      )}
      {[...names, ...missing.map(({ name }) => name)].map((name) => (
        <li key={name} className={styles.detail}>
          {name}
        </li>
      ))}
    </ul>
  );
}

function Problems({ problems, drafts }: Report) {
  const texts = useMessages(archiveMessages);
  const { language } = useLanguage();
  const nameAudience = useAudienceName();
  if (problems.length === 0) return <Alert type="success" showIcon title={texts.noProblems} />;
  const more = problems.length - SHOWN_PROBLEMS;
  const nameModule = (code: string) => MODULE_FIELDS[code]?.label[language] ?? code;
  return (
    <Alert
      type="warning"
      showIcon
      title={formatMessage(texts.problems, { count: problems.length })}
      description={
        <>
          {texts.problemsHint}
          <ul className={styles.problems}>
            {problems
              .slice(0, SHOWN_PROBLEMS)
              .map(({ draft: place, entryId, field, module, message }) => {
                const draft = drafts[place];
                const parts = [draft && nameAudience(draft), module && nameModule(module)];
                return (
                  <li key={`${place} ${entryId} ${field} ${message['en-US']}`}>
                    {[...parts, message[language]].filter(Boolean).join(' · ')}
                  </li>
                );
              })}
            {more > 0 && <li>{formatMessage(texts.moreProblems, { count: more })}</li>}
          </ul>
        </>
      }
    />
  );
}

/** What an uploaded page would become. */
export function ImportReport({ report, isExisting }: { report: Report; isExisting: boolean }) {
  const texts = useMessages(archiveMessages);
  const { dateTime } = useFormat();
  const { fileName: file, shopVersion: version, exportedAt } = report;
  return (
    <Flex vertical gap={16}>
      <Typography.Text type="secondary">
        {formatMessage(texts.source, { file, version, time: dateTime(exportedAt) })}
      </Typography.Text>
      <section className={styles.group}>
        <h2>{texts.willCreate}</h2>
        <Drafts report={report} isExisting={isExisting} />
      </section>
      {report.blocks.length > 0 && (
        <section className={styles.group}>
          <h2>{texts.blocks}</h2>
          <Blocks {...report} />
        </section>
      )}
      <section className={styles.group}>
        <h2>{texts.media}</h2>
        <Media {...report} />
      </section>
      <Problems {...report} />
    </Flex>
  );
}
