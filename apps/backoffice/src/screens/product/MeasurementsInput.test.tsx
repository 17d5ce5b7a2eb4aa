import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { MeasurementsInput } from './MeasurementsInput.tsx';
import { EMPTY_MEASUREMENTS, type MeasurementTable } from './measurement-table.ts';

let latest: MeasurementTable = EMPTY_MEASUREMENTS;
function Editor() {
  const [table, setTable] = useState(EMPTY_MEASUREMENTS);
  latest = table;
  return <MeasurementsInput value={table} onChange={setTable} />;
}

test('copied cells fill the grid, and the measures get their names', () => {
  renderScreen(Editor);
  fireEvent.click(screen.getByRole('button', { name: /Add a size/ }));
  fireEvent.paste(screen.getByLabelText('Size 1'), {
    clipboardData: { getData: () => 'S\t50\nM\t52.5' },
  });
  fireEvent.change(screen.getByLabelText('Name of measure 1 · Chinese'), {
    target: { value: '胸围' },
  });
  fireEvent.change(screen.getByLabelText('Measure 1 of M'), { target: { value: '53' } });
  expect(latest).toEqual({
    unit: 'cm',
    names: [{ 'zh-CN': '胸围' }],
    rows: [
      { size: 'S', values: ['50'] },
      { size: 'M', values: ['53'] },
    ],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Delete size S' }));
  expect(latest.rows).toEqual([{ size: 'M', values: ['53'] }]);
});
