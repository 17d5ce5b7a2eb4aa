import { Alert, Button, Flex, Typography } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { LogInPage } from './LogInPage.tsx';
import { logInMessages } from './messages.ts';

/** Shows the recovery codes once, before the first screen. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const texts = useMessages(logInMessages);
  return (
    <LogInPage title={texts.recoveryTitle}>
      <Flex vertical gap={16}>
        <Alert type="warning" title={texts.recoveryHint} />
        <Typography.Paragraph
          copyable={{ text: codes.join('\n'), tooltips: [texts.copy, texts.copied] }}
          style={{ margin: 0, fontFamily: 'monospace', whiteSpace: 'pre-line' }}
        >
          {codes.join('\n')}
        </Typography.Paragraph>
        <Button type="primary" onClick={onDone}>
          {texts.saved}
        </Button>
      </Flex>
    </LogInPage>
  );
}
