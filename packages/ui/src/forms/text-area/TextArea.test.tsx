import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../testing.tsx';
import { TextArea } from './TextArea.tsx';

function Reason() {
  const [value, setValue] = useState('');
  return <TextArea label="原因" value={value} onChange={setValue} maxLength={5} />;
}

test('it takes as much as there is room for, and says how much that is', async () => {
  show(<Reason />);
  await userEvent.type(screen.getByLabelText('原因'), '颜色与图片不同');
  expect(screen.getByLabelText('原因')).toHaveValue('颜色与图片');
  expect(screen.getByText('5/5')).toBeVisible();
});
