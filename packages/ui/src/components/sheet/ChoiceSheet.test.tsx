import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { ChoiceSheet } from './ChoiceSheet.tsx';

const LABELS = { new: '最新', low: '价格从低到高', high: '价格从高到低' };
type Order = keyof typeof LABELS;

function openSheet(current: Order = 'low') {
  const onClose = vi.fn();
  const onSelect = vi.fn();
  renderWithPlatform(
    <ChoiceSheet
      open
      title="排序"
      choices={Object.keys(LABELS) as Order[]}
      getLabel={(choice) => LABELS[choice]}
      {...{ current, onClose, onSelect }}
    >
      <p>价格不含运费</p>
    </ChoiceSheet>,
  );
  return { onClose, onSelect };
}

const radio = (name: string) => screen.getByRole('radio', { name });

test('shows which choice is the current one, and what is said below them', () => {
  openSheet();
  expect(screen.getByRole('radiogroup', { name: '排序' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { checked: true })).toBe(radio('价格从低到高'));
  expect(screen.getByText('价格不含运费')).toBeInTheDocument();
});

test('one press selects, and a press of the current choice only closes the sheet', async () => {
  const { onClose, onSelect } = openSheet();
  await userEvent.click(radio('最新'));
  expect(onSelect.mock.calls).toEqual([['new']]);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(radio('价格从低到高'));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

test('arrows go round the choices without selecting, and Return selects', async () => {
  const { onSelect } = openSheet();
  radio('最新').focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(radio('价格从高到低')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}{Home}{End}');
  expect(radio('价格从高到低')).toHaveFocus();
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSelect.mock.calls).toEqual([['high']]);
});

test('closes by Esc without a choice', () => {
  const { onClose, onSelect } = openSheet();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onSelect).not.toHaveBeenCalled();
});
