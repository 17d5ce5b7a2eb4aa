import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { TextArea } from './TextArea.tsx';

function Reason() {
  const [value, setValue] = useState('');
  return <TextArea label="原因" value={value} onChange={setValue} maxLength={5} />;
}

test('limits the text to maxLength and shows the count', async () => {
  renderWithPlatform(<Reason />);
  await userEvent.type(screen.getByLabelText('原因'), '颜色与图片不同');
  expect(screen.getByLabelText('原因')).toHaveValue('颜色与图片');
  expect(screen.getByText('5/5')).toBeVisible();
});
