import { Button, Flex, InputNumber, Typography } from 'antd';
import type { MouseEvent } from 'react';
import { useMessages } from '../language/LanguageProvider.tsx';
import styles from './media.module.css';
import { mediaMessages } from './messages.ts';

interface Point {
  x: number;
  y: number;
}

interface FocalPointInputProps {
  url: string;
  value?: Point | null;
  onChange?(point: Point | null): void;
}

const THOUSANDTHS = 1_000;
const PER_PERCENT = 10;
const CENTRE = { x: 500, y: 500 };

const toShare = (offset: number, length: number) =>
  Math.round(Math.min(1, Math.max(0, offset / length)) * THOUSANDTHS);

/** Chooses by a click or by numbers what stays visible when a picture is cropped. */
export function FocalPointInput({ url, value = null, onChange }: FocalPointInputProps) {
  const texts = useMessages(mediaMessages);
  const point = value ?? CENTRE;
  const choose = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    // A press of a key has no place.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    onChange?.({
      x: toShare(clientX - box.left, box.width),
      y: toShare(clientY - box.top, box.height),
    });
  };
  return (
    <Flex vertical gap={8} align="start">
      <button type="button" className={styles.focal} aria-label={texts.focal} onClick={choose}>
        <img className={styles.large} src={url} alt="" />
        <span
          className={styles.point}
          style={{ left: `${point.x / PER_PERCENT}%`, top: `${point.y / PER_PERCENT}%` }}
        />
      </button>
      <Typography.Text type="secondary">{texts.focalHint}</Typography.Text>
      <Flex gap={8} align="center">
        {(['x', 'y'] as const).map((axis) => (
          <InputNumber
            key={axis}
            aria-label={texts[axis]}
            prefix={texts[axis]}
            min={0}
            max={100}
            value={point[axis] / PER_PERCENT}
            onChange={(share) =>
              onChange?.({ ...point, [axis]: Math.round((share ?? 50) * PER_PERCENT) })
            }
          />
        ))}
        <Button onClick={() => onChange?.(null)}>{texts.centre}</Button>
      </Flex>
    </Flex>
  );
}
