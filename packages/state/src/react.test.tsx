import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StoreProvider, useDispatch, useSelector } from './react.ts';
import { selectPrefGender, setPrefGender } from './slices/common.ts';
import { makeStore } from './store.ts';

function GenderButton() {
  const gender = useSelector(selectPrefGender);
  const dispatch = useDispatch();
  return (
    <button type="button" onClick={() => dispatch(setPrefGender('men'))}>
      {gender}
    </button>
  );
}

let renders = 0;
function RenderCounter() {
  useSelector((state) => state.pageState?.hideTip);
  renders++;
  return null;
}

test('renders again when the selected value changes', () => {
  const store = makeStore();
  render(
    <StoreProvider store={store}>
      <GenderButton />
    </StoreProvider>,
  );
  expect(screen.getByRole('button')).toHaveTextContent('women');
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toHaveTextContent('men');
});

test('does not render again for other values', () => {
  const store = makeStore();
  renders = 0;
  render(
    <StoreProvider store={store}>
      <RenderCounter />
    </StoreProvider>,
  );
  act(() => void store.dispatch(setPrefGender('men')));
  expect(renders).toBe(1);
});

test('throws an error that names the missing <StoreProvider>', () => {
  expect(() => renderToString(<GenderButton />)).toThrow('<StoreProvider>');
});
