import type { RootState } from './root-state.ts';
import type { PayloadAction } from './slice.ts';
import type { Store } from './store.ts';

interface DevToolsMessage {
  type: string;
  payload?: { type?: string };
  /** The whole state as JSON, when an entry of the time line is selected. */
  state?: string;
}

interface DevToolsConnection {
  init(state: unknown): void;
  send(action: PayloadAction, state: unknown): void;
  subscribe(listener: (message: DevToolsMessage) => void): unknown;
}

interface DevToolsExtension {
  connect(options: { name: string }): DevToolsConnection;
}

const JUMPS: readonly (string | undefined)[] = ['JUMP_TO_STATE', 'JUMP_TO_ACTION'];

const findExtension = (): DevToolsExtension | undefined =>
  (globalThis as { __REDUX_DEVTOOLS_EXTENSION__?: DevToolsExtension }).__REDUX_DEVTOOLS_EXTENSION__;

/**
 * Shows every action and state in the Redux DevTools, if the browser has them. A state selected
 * in their time line is shown until the next action. For development only: the caller must leave
 * this out of a production build.
 */
export function connectDevTools(store: Store): Store {
  const devTools = findExtension()?.connect({ name: 'Vitrine' });
  if (!devTools) return store;
  let selectedState: RootState | undefined;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  store.subscribe(notify);
  devTools.init(store.getState());
  devTools.subscribe(({ type, payload, state }) => {
    if (type !== 'DISPATCH' || !JUMPS.includes(payload?.type) || !state) return;
    selectedState = JSON.parse(state) as RootState;
    notify();
  });
  return {
    getState: () => selectedState ?? store.getState(),
    dispatch(action) {
      const wasJumped = selectedState !== undefined;
      selectedState = undefined;
      store.dispatch(action);
      devTools.send(action, store.getState());
      if (wasJumped) notify();
      return action;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
