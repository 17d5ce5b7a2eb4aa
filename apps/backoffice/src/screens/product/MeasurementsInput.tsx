import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { formatMessage } from '@vitrine/kit';
import { Button, Flex, Input, Table, Typography } from 'antd';
import { LocalisedInput } from '../../form/LocalisedInput.tsx';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { measurementMessages } from './measurement-messages.ts';
import {
  addMeasure,
  addSize,
  EMPTY_MEASUREMENTS,
  isMeasure,
  MAX_MEASURED_SIZES,
  MAX_MEASURES,
  type MeasurementTable,
  pasteMeasurements,
  removeMeasure,
  writeCell,
} from './measurement-table.ts';

interface MeasurementsInputProps {
  value?: MeasurementTable;
  onChange?(value: MeasurementTable): void;
  disabled?: boolean;
}

/** The row with the names of the measures, above the sizes. */
const NAMES = -1;
const SIZE_WIDTH = 110;
const MEASURE_WIDTH = 230;

interface MeasureNameProps {
  isReadOnly: boolean;
  table: MeasurementTable;
  index: number;
  change(table: MeasurementTable): void;
}

function MeasureName({ table, index, change, isReadOnly }: MeasureNameProps) {
  const texts = useMessages(measurementMessages);
  const number = index + 1;
  return (
    <Flex gap={4}>
      <LocalisedInput
        label={formatMessage(texts.measure, { number })}
        maxLength={60}
        disabled={isReadOnly}
        value={table.names[index] ?? {}}
        onChange={(name) => change({ ...table, names: table.names.with(index, name) })}
      />
      <Button
        type="text"
        icon={<DeleteOutlined />}
        aria-label={formatMessage(texts.removeMeasure, { number })}
        disabled={isReadOnly}
        onClick={() => change(removeMeasure(table, index))}
      />
    </Flex>
  );
}

/** The measurements of a product as a grid of sizes and measures that takes cells of a spreadsheet. */
export function MeasurementsInput({
  value: table = EMPTY_MEASUREMENTS,
  onChange,
  disabled = false,
}: MeasurementsInputProps) {
  const texts = useMessages(measurementMessages);
  const change = (next: MeasurementTable) => onChange?.(next);
  const renderCell = (row: number, column: number) => {
    const { size = '', values = [] } = table.rows[row] ?? {};
    const text = column === 0 ? size : (values[column - 1] ?? '');
    const isWrong = column > 0 && text !== '' && !isMeasure(text);
    return (
      <Input
        value={text}
        maxLength={20}
        disabled={disabled}
        inputMode={column === 0 ? 'text' : 'decimal'}
        aria-label={
          column === 0
            ? `${texts.size} ${row + 1}`
            : formatMessage(texts.cell, { size: size || row + 1, number: column })
        }
        {...(isWrong ? { status: 'error' as const } : {})}
        onChange={({ target }) => change(writeCell(table, [row, column], target.value))}
        onPaste={(event) => {
          const copied = event.clipboardData.getData('text');
          if (!/[\t\n]/.test(copied.trim())) return;
          event.preventDefault();
          change(pasteMeasurements(table, [row, column], copied));
        }}
      />
    );
  };
  return (
    <Flex vertical gap={12}>
      <Typography.Text type="secondary">
        {formatMessage(texts.hint, { unit: table.unit })}
      </Typography.Text>
      {table.rows.length > 0 && (
        <Table
          size="small"
          rowKey="index"
          pagination={false}
          scroll={{ x: SIZE_WIDTH + table.names.length * MEASURE_WIDTH + 60 }}
          showHeader={false}
          dataSource={[NAMES, ...table.rows.keys()].map((index) => ({ index }))}
          columns={[
            {
              key: 'size',
              width: SIZE_WIDTH,
              render: (_, { index }) =>
                index === NAMES ? <strong>{texts.size}</strong> : renderCell(index, 0),
            },
            ...table.names.map((_, column) => ({
              key: String(column),
              width: MEASURE_WIDTH,
              render: (__: unknown, { index }: { index: number }) =>
                index === NAMES ? (
                  <MeasureName table={table} index={column} change={change} isReadOnly={disabled} />
                ) : (
                  renderCell(index, column + 1)
                ),
            })),
            {
              key: 'remove',
              width: 60,
              render: (_, { index }) =>
                index !== NAMES && (
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    aria-label={formatMessage(texts.removeSize, {
                      size: table.rows[index]?.size || index + 1,
                    })}
                    onClick={() => change({ ...table, rows: table.rows.toSpliced(index, 1) })}
                  />
                ),
            },
          ]}
        />
      )}
      {!disabled && (
        <Flex gap={8}>
          <Button
            icon={<PlusOutlined />}
            disabled={table.rows.length >= MAX_MEASURED_SIZES}
            onClick={() => change(addSize(table))}
          >
            {texts.addSize}
          </Button>
          <Button
            icon={<PlusOutlined />}
            disabled={table.names.length >= MAX_MEASURES}
            onClick={() => change(addMeasure(table.rows.length === 0 ? addSize(table) : table))}
          >
            {texts.addMeasure}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
