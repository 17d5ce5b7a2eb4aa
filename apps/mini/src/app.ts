import type { PropsWithChildren, ReactNode } from 'react';
import './app.css';

/** Pages are rendered as children of this one component: what they share is provided here. */
export default function App({ children }: PropsWithChildren): ReactNode {
  return children;
}
