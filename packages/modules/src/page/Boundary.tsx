import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  onError: () => void;
  children: ReactNode;
}

/** A module that breaks while rendering disappears alone. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
