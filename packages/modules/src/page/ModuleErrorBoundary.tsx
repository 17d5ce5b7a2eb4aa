import { Component, type ReactNode } from 'react';

interface ModuleErrorBoundaryProps {
  onError: () => void;
  children: ReactNode;
}

/** Hides a module that throws while rendering; the rest of the page stays. */
export class ModuleErrorBoundary extends Component<
  ModuleErrorBoundaryProps,
  { hasFailed: boolean }
> {
  constructor(props: ModuleErrorBoundaryProps) {
    super(props);
    this.state = { hasFailed: false };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
