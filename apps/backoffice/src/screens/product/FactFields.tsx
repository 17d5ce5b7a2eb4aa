import { Col, Form, Input, InputNumber, Row, Select, Switch, TreeSelect } from 'antd';
import { genderNames, tagNames } from '../../catalogue/names.ts';
import { useCatalogueOptions } from '../../catalogue/useCatalogue.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { toOptions } from '../../parts/to-options.ts';
import { useMerchants } from '../../parts/useMerchants.ts';
import { LabelsInput } from './LabelsInput.tsx';
import { productMessages } from './messages.ts';

const HALF = { xs: 24, md: 12 };
const search = { optionFilterProp: 'label' };

/** Where a product belongs: brand, category, colour, labels, attributes. */
export function FactFields() {
  const texts = useMessages(productMessages);
  const genders = useMessages(genderNames);
  const tags = useMessages(tagNames);
  const { brands, categoryTree, colours, attributes } = useCatalogueOptions();
  const { options: merchants } = useMerchants();
  const required = [{ required: true, message: texts.required }];
  return (
    <Row gutter={16}>
      <Col {...HALF}>
        <Form.Item name="brandId" label={texts.brand} rules={required}>
          <Select showSearch={search} options={brands} />
        </Form.Item>
      </Col>
      <Col {...HALF}>
        <Form.Item name="categoryId" label={texts.category} rules={required}>
          <TreeSelect
            showSearch={{ treeNodeFilterProp: 'title' }}
            treeLine
            treeNodeLabelProp="title"
            treeData={categoryTree}
          />
        </Form.Item>
      </Col>
      <Col {...HALF}>
        <Form.Item name="gender" label={texts.gender} rules={required}>
          <Select options={toOptions(genders)} />
        </Form.Item>
      </Col>
      <Col {...HALF}>
        <Form.Item name="colourCode" label={texts.colour} extra={texts.colourHint}>
          <Select allowClear showSearch={search} options={colours} />
        </Form.Item>
      </Col>
      <Col {...HALF}>
        <Form.Item name="styleId" label={texts.style} rules={required}>
          <Input maxLength={60} />
        </Form.Item>
      </Col>
      <Col {...HALF}>
        <Form.Item name="externalId" label={texts.externalId} extra={texts.externalIdHint}>
          <Input maxLength={64} />
        </Form.Item>
      </Col>
      <Col {...HALF}>
        <Form.Item name="familyId" label={texts.family} extra={texts.familyHint}>
          <Input maxLength={64} />
        </Form.Item>
      </Col>
      <Col {...HALF}>
        <Form.Item name="tag" label={texts.tag}>
          <Select allowClear options={toOptions(tags)} />
        </Form.Item>
      </Col>
      <Col span={24}>
        <Form.Item name="labels" label={texts.labels}>
          <LabelsInput />
        </Form.Item>
        <Form.Item name="attributes" label={texts.attributes}>
          <Select mode="multiple" showSearch={search} options={attributes} />
        </Form.Item>
      </Col>
      <Col {...HALF}>
        <Form.Item name="preferredMerchantId" label={texts.merchant}>
          <Select allowClear showSearch={search} options={merchants} />
        </Form.Item>
      </Col>
      <Col xs={12} md={6}>
        <Form.Item name="rank" label={texts.rank} extra={texts.rankHint}>
          <InputNumber min={-1_000_000} max={1_000_000} precision={0} />
        </Form.Item>
      </Col>
      <Col xs={12} md={6}>
        <Form.Item name="isSameDay" label={texts.sameDay} valuePropName="checked">
          <Switch />
        </Form.Item>
      </Col>
    </Row>
  );
}
