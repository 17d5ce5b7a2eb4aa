import { Button, Result } from 'antd';
import { Component, type ReactNode } from 'react';
import { useMessages } from '../language/LanguageProvider.tsx';
import { frameMessages } from './messages.ts';

function Failure() {
  const texts = useMessages(frameMessages);
  return (
    <Result
      status="error"
      title={texts.failed}
      extra={<Button onClick={() => location.reload()}>{texts.reload}</Button>}
    />
  );
}

/** Keeps the menu usable when a screen fails, or when its file is missing after a release. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Failure /> : this.props.children;
  }
}
