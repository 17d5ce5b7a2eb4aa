import { Card, Form } from 'antd';
import { findVariant } from '../../../form/schema/form-values.ts';
import { useRequired } from '../../../form/useRequired.ts';
import { hasCondition, isFieldShown } from '../field-conditions.ts';
import { FieldInput } from './FieldInput.tsx';
import { FieldList } from './FieldList.tsx';
import { type FieldPlace, placeChild } from './field-place.ts';
import styles from './fields.module.css';
import { readAt } from './read-at.ts';
import { useFieldTexts } from './useFieldTexts.ts';

/** A longer field takes the whole row. */
const isWide = ({ node: { kind } }: FieldPlace) =>
  kind === 'localised' || kind === 'list' || kind === 'group' || kind === 'union';

function LeafField(place: FieldPlace) {
  const { node, path, name } = place;
  const { toLabel, toHint } = useFieldTexts();
  const rules = useRequired();
  // Texts may be unfinished until the item is resumed.
  const isNeeded = node.isRequired && !['localised', 'list', 'switch'].includes(node.kind);
  return (
    <Form.Item
      name={name}
      label={toLabel(path)}
      extra={toHint(path)}
      className={(isWide(place) && styles.wide) || ''}
      {...(isNeeded ? { rules } : {})}
    >
      <FieldInput node={node} path={path} />
    </Form.Item>
  );
}

/** The fields of the type that is chosen. */
function UnionField(place: FieldPlace) {
  const { node, path, name, fullName } = place;
  const type: unknown = Form.useWatch([...fullName, 'type']);
  const variant = findVariant(node, type ?? node.children[0]?.name);
  const typePlace = placeChild(place, { ...node, name: 'type' });
  return (
    <div className={styles.grid}>
      <LeafField {...typePlace} />
      {variant && <FieldGroup node={variant} path={path} name={name} fullName={fullName} />}
    </div>
  );
}

function ConditionalField(place: FieldPlace) {
  const { path, fullName } = place;
  const isShown = Form.useWatch(
    (values: unknown) => isFieldShown(path, readAt(values, fullName.slice(0, -1))),
    { form: Form.useFormInstance(), preserve: true },
  );
  return isShown ? <PlainField {...place} /> : null;
}

function PlainField(place: FieldPlace) {
  const { node, path } = place;
  const { toLabel, toHint } = useFieldTexts();
  const [item] = node.children;
  if (node.kind === 'fixed') return null;
  if (node.kind === 'union') return <UnionField {...place} />;
  // An item has the path of its list, whose condition is not its own.
  if (node.kind === 'list' && item && item.kind !== 'text') {
    return <FieldList {...place} item={item} renderItem={(each) => <PlainField {...each} />} />;
  }
  if (node.kind !== 'group') return <LeafField {...place} />;
  if (node.name === '') return <FieldGroup {...place} />;
  return (
    <Card size="small" title={toLabel(path)} className={styles.group ?? ''}>
      <p className={styles.hint}>{toHint(path)}</p>
      <FieldGroup {...place} />
    </Card>
  );
}

/** A field of any kind with its label, and with those inside it. */
export const FieldView = (place: FieldPlace) =>
  hasCondition(place.path) ? <ConditionalField {...place} /> : <PlainField {...place} />;

/** The fields of a group in two columns. */
export const FieldGroup = (place: FieldPlace) => (
  <div className={styles.grid}>
    {place.node.children.map((child) => (
      <FieldView key={child.name} {...placeChild(place, child)} />
    ))}
  </div>
);
