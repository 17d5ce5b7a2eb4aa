import { MAX_TEST_DAYS } from '@vitrine/contract/admin/page-limits';
import { formatMessage, neededSample } from '@vitrine/kit';
import { Button, Flex, Form, InputNumber, Typography } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../language/LanguageProvider.tsx';
import { useFormat } from '../../../language/useFormat.ts';
import { testMessages } from './messages.ts';
import styles from './Tests.module.css';

const PERCENT = 100;
const MAX_PERCENT = 99;
const WIDTH = 130;

interface SampleCalculatorProps {
  /** In per cent. */
  shareOfB: number;
  onUse(sample: number): void;
}

/** Both in per cent; undefined while they make no sense together. */
function calculateSample(baseline: number | null, difference: number | null): number | undefined {
  if (!baseline || !difference || baseline + difference >= PERCENT) return undefined;
  return neededSample(baseline / PERCENT, difference / PERCENT);
}

/** Tells how many sessions a test needs to find a difference that is worth having. */
export function SampleCalculator({ shareOfB, onUse }: SampleCalculatorProps) {
  const texts = useMessages(testMessages);
  const { number } = useFormat();
  const [baseline, setBaseline] = useState<number | null>(3);
  const [difference, setDifference] = useState<number | null>(1);
  const [perDay, setPerDay] = useState<number | null>(null);
  const sample = calculateSample(baseline, difference);
  const smallerShare = Math.min(shareOfB, PERCENT - shareOfB) / PERCENT;
  const days = sample && perDay ? Math.ceil(sample / (perDay * smallerShare)) : undefined;
  const inputs = [
    { label: texts.baseline, value: baseline, onChange: setBaseline, max: MAX_PERCENT },
    { label: texts.difference, value: difference, onChange: setDifference, max: MAX_PERCENT },
    { label: texts.perDay, value: perDay, onChange: setPerDay },
  ];
  return (
    <section className={styles.calculator} aria-label={texts.calculator}>
      <Typography.Text strong>{texts.calculator}</Typography.Text>
      <Flex gap={16} wrap>
        {inputs.map(({ label, ...input }) => (
          <Form.Item key={label} label={label} style={{ margin: '8px 0' }}>
            <InputNumber<number> {...input} aria-label={label} min={0} style={{ width: WIDTH }} />
          </Form.Item>
        ))}
      </Flex>
      {sample !== undefined && (
        <Flex gap={12} align="center" wrap role="status">
          <span>
            {formatMessage(texts.needed, { count: number(sample) })}
            {days !== undefined &&
              ` · ${formatMessage(days > MAX_TEST_DAYS ? texts.tooLong : texts.days, { days })}`}
          </span>
          <Button size="small" onClick={() => onUse(sample)}>
            {texts.use}
          </Button>
        </Flex>
      )}
    </section>
  );
}
