import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StoreProvider, useDispatch, useSelector } from './react.ts';
import { selectPrefGender, setPrefGender } from './slices/common.ts';
import { makeStore } from './store.ts';

function Liked() {
  const gender = useSelector(selectPrefGender);
  const dispatch = useDispatch();
  return (
    <button type="button" onClick={() => dispatch(setPrefGender('men'))}>
      {gender}
    </button>
  );
}

let renders = 0;
function Counting() {
  useSelector((state) => state.pageState?.hideTip);
  renders++;
  return null;
}

test('a part follows what it has selected', () => {
  const store = makeStore();
  render(
    <StoreProvider store={store}>
      <Liked />
    </StoreProvider>,
  );
  expect(screen.getByRole('button')).toHaveTextContent('women');
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toHaveTextContent('men');
});

test('a part does not render again for what it has not selected', () => {
  const store = makeStore();
  renders = 0;
  render(
    <StoreProvider store={store}>
      <Counting />
    </StoreProvider>,
  );
  act(() => void store.dispatch(setPrefGender('men')));
  expect(renders).toBe(1);
});

test('a screen without its store says what is missing', () => {
  expect(() => render(<Liked />)).toThrow('<StoreProvider>');
});
