import { ErrorScreen } from '@vitrine/ui';
import { Component, type ReactNode } from 'react';
import { log } from '../shop/log.ts';

interface PageBoundaryProps {
  children: ReactNode;
}

/** A screen that breaks while it is drawn says so, and can be tried again: the host would show nothing. */
export class PageBoundary extends Component<PageBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(cause: unknown) {
    log('A screen broke', cause);
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return <ErrorScreen onRetry={() => this.setState({ isBroken: false })} />;
  }
}
