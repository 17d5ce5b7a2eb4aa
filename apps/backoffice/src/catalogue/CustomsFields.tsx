import { HS_CODE, MAX_NET_WEIGHT } from '@vitrine/contract/admin';
import { COUNTRY_CODES, formatCountry } from '@vitrine/kit';
import { Col, Form, Input, InputNumber, Row, Select, Typography } from 'antd';
import { useMemo } from 'react';
import { useLanguage, useMessages } from '../language/LanguageProvider.tsx';
import { useOperator } from '../session/useOperator.ts';
import { customsMessages } from './customs-messages.ts';
import { cleanHsCode } from './customs-values.ts';

const THIRD = { xs: 24, md: 8 };

/**
 * What customs ask about a product, or about the products of a category. A shop that imports nothing does not see the
 * fields; what they hold stays.
 */
export function CustomsFields({ of }: { of: 'product' | 'category' }) {
  const texts = useMessages(customsMessages);
  const { language } = useLanguage();
  const { importsGoods } = useOperator();
  const countries = useMemo(
    () =>
      COUNTRY_CODES.map((code) => ({
        value: code,
        label: `${formatCountry(code, language)} (${code})`,
      })),
    [language],
  );
  return (
    <div hidden={!importsGoods}>
      <Typography.Paragraph type="secondary">
        {of === 'product' ? texts.ofCategory : texts.ofParent}
      </Typography.Paragraph>
      <Row gutter={16}>
        <Col {...THIRD}>
          <Form.Item
            name="hsCode"
            label={texts.hsCode}
            extra={texts.hsCodeHint}
            normalize={cleanHsCode}
            rules={[{ pattern: HS_CODE, message: texts.wrongHsCode }]}
          >
            <Input inputMode="numeric" maxLength={20} />
          </Form.Item>
        </Col>
        <Col {...THIRD}>
          <Form.Item name="originCountry" label={texts.originCountry}>
            <Select allowClear showSearch={{ optionFilterProp: 'label' }} options={countries} />
          </Form.Item>
        </Col>
        <Col {...THIRD}>
          <Form.Item name="netWeight" label={texts.netWeight}>
            <InputNumber min={1} max={MAX_NET_WEIGHT} precision={0} style={{ width: '100%' }} />
          </Form.Item>
        </Col>
      </Row>
    </div>
  );
}
