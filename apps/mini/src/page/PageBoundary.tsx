import { ErrorScreen } from '@vitrine/ui';
import { Component, type ReactNode } from 'react';
import { log } from '../shop/log.ts';

interface PageBoundaryProps {
  children: ReactNode;
}

/** Shows an error with a retry when a screen throws while it renders. The host would show an empty page. */
export class PageBoundary extends Component<PageBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(cause: unknown) {
    log('Screen failed to render', cause);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ErrorScreen onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
