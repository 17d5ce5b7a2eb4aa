import { Button, Card, Flex } from 'antd';
import type { ReactNode } from 'react';
import { frameMessages } from '../../frame/messages.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';

/** A card in the middle of an empty page, with the choice of the language. */
export function LogInPage({ title, children }: { title: string; children: ReactNode }) {
  const { switchLanguage } = useLanguage();
  const texts = useMessages(frameMessages);
  return (
    <Flex
      component="main"
      vertical
      align="center"
      justify="center"
      gap={16}
      style={{ minHeight: '100dvh', padding: 16, background: 'var(--ant-color-bg-layout)' }}
    >
      <title>{`${title} · ${texts.title}`}</title>
      <Card
        title={<h1 style={{ fontSize: 18, margin: 0, whiteSpace: 'normal' }}>{title}</h1>}
        style={{ width: 'min(400px, 100%)' }}
      >
        {children}
      </Card>
      <Button type="text" onClick={switchLanguage}>
        {texts.language}
      </Button>
    </Flex>
  );
}
