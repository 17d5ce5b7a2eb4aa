import { formatMessage } from '@vitrine/kit';
import { Button, Flex, Result } from 'antd';
import { useMessages } from '../../../language/LanguageProvider.tsx';
import { useFormat } from '../../../language/useFormat.ts';
import type { LocalCopy } from './local-copy.ts';
import { savingMessages } from './messages.ts';
import type { Draft } from './useDraft.ts';

interface RestoreQuestionProps {
  copy: LocalCopy;
  draft: Draft;
  onAnswer(isRestored: boolean): void;
}

/** Asks whether to restore what a studio before could not save. */
export function RestoreQuestion({ copy, draft, onAnswer }: RestoreQuestionProps) {
  const texts = useMessages(savingMessages).restore;
  const { dateTime } = useFormat();
  const { version, savedBy: name } = draft;
  const time = dateTime(new Date(copy.at).toISOString());
  return (
    <Result
      status="warning"
      title={<h1 style={{ fontSize: 20, margin: 0 }}>{texts.title}</h1>}
      subTitle={
        <>
          {formatMessage(texts.text, { time })}
          {version > copy.known.version && (
            <>
              <br />
              {formatMessage(texts.newer, { name, version })}
            </>
          )}
        </>
      }
      extra={
        <Flex gap={8} justify="center">
          <Button onClick={() => onAnswer(false)}>{texts.discard}</Button>
          <Button type="primary" onClick={() => onAnswer(true)}>
            {texts.restore}
          </Button>
        </Flex>
      }
    />
  );
}
