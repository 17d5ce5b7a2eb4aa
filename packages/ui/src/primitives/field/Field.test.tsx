import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNote } from './FieldNote.tsx';

test('names and describes a field', () => {
  renderWithPlatform(
    <>
      <FieldLabel htmlFor="mobile">手机号</FieldLabel>
      <input id="mobile" aria-describedby="note" />
      <FieldNote id="note">11 位数字</FieldNote>
    </>,
  );
  const field = screen.getByLabelText('手机号');
  expect(field).toHaveAccessibleDescription('11 位数字');
  expect(screen.getByText('手机号')).toHaveClass('label');
});

test('a hidden label still names its field', () => {
  renderWithPlatform(
    <>
      <FieldLabel htmlFor="mobile" hidden>
        手机号
      </FieldLabel>
      <input id="mobile" />
    </>,
  );
  expect(screen.getByLabelText('手机号')).toBeInTheDocument();
  expect(screen.getByText('手机号')).toHaveClass('visuallyHidden');
});

test('an error note can be announced as an alert', () => {
  renderWithPlatform(
    <FieldNote isError role="alert">
      少了一位
    </FieldNote>,
  );
  expect(screen.getByRole('alert')).toHaveClass('note', 'error');
});
