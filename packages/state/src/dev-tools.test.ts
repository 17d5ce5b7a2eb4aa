import { afterEach, expect, test, vi } from 'vitest';
import { connectDevTools } from './dev-tools.ts';
import { selectPrefGender, setPrefGender } from './slices/common.ts';
import { makeStore } from './store.ts';

type Listener = (message: { type: string; payload?: { type: string }; state?: string }) => void;

function installDevTools() {
  let listener: Listener = () => undefined;
  const connection = {
    init: vi.fn(),
    send: vi.fn(),
    subscribe: (next: Listener) => {
      listener = next;
    },
  };
  vi.stubGlobal('__REDUX_DEVTOOLS_EXTENSION__', { connect: () => connection });
  const jumpTo = (state: unknown) =>
    listener({
      type: 'DISPATCH',
      payload: { type: 'JUMP_TO_STATE' },
      state: JSON.stringify(state),
    });
  return { connection, jumpTo };
}

afterEach(() => vi.unstubAllGlobals());

test('returns the store itself when the browser has no DevTools', () => {
  const store = makeStore();
  expect(connectDevTools(store)).toBe(store);
});

test('sends every action with the state after it', () => {
  const { connection } = installDevTools();
  const store = connectDevTools(makeStore());
  expect(connection.init).toHaveBeenCalledWith({});
  store.dispatch(setPrefGender('men'));
  expect(connection.send).toHaveBeenCalledWith(setPrefGender('men'), store.getState());
  expect(selectPrefGender(store.getState())).toBe('men');
});

test('shows a state selected in the time line until the next action', () => {
  const { jumpTo } = installDevTools();
  const store = connectDevTools(makeStore());
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  const before = store.dispatch(setPrefGender('men'));
  listener.mockClear();

  jumpTo({});
  expect(listener).toHaveBeenCalledTimes(1);
  expect(selectPrefGender(store.getState())).toBe('women');

  store.dispatch(before);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(selectPrefGender(store.getState())).toBe('men');

  stop();
  store.dispatch(setPrefGender('kids'));
  expect(listener).toHaveBeenCalledTimes(2);
});
