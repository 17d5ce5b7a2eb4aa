import { Col, Form, Row, Select } from 'antd';
import { sizeChartNames } from '../../catalogue/names.ts';
import { LocalisedInput } from '../../form/LocalisedInput.tsx';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { toOptions } from '../../parts/to-options.ts';
import { MeasurementsInput } from './MeasurementsInput.tsx';
import { measurementMessages } from './measurement-messages.ts';
import { isCompleteTable, type MeasurementTable } from './measurement-table.ts';

/** What the page of a product says about its sizes: the chart, how it fits, and its measurements. */
export function SizingFields({ isReadOnly }: { isReadOnly: boolean }) {
  const texts = useMessages(measurementMessages);
  const charts = useMessages(sizeChartNames);
  const chart = Form.useWatch('chart');
  const isComplete = {
    validator: (_: unknown, table: MeasurementTable) =>
      isCompleteTable(table) ? Promise.resolve() : Promise.reject(new Error(texts.wrong)),
  };
  return (
    <>
      <Row gutter={16}>
        <Col xs={24} md={6}>
          <Form.Item name="chart" label={texts.chart}>
            <Select allowClear options={toOptions(charts)} />
          </Form.Item>
        </Col>
        {chart && (
          <>
            <Col xs={24} md={6}>
              <Form.Item name="runs" label={texts.runs}>
                <Select options={toOptions(texts.fits)} />
              </Form.Item>
            </Col>
            <Col xs={24} md={12}>
              <Form.Item name="sizeNote" label={texts.note}>
                <LocalisedInput label={texts.note} maxLength={300} />
              </Form.Item>
            </Col>
          </>
        )}
      </Row>
      <Form.Item name="measurements" rules={[isComplete]}>
        <MeasurementsInput disabled={isReadOnly} />
      </Form.Item>
    </>
  );
}
