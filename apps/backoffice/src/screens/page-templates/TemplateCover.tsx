import { useMemo } from 'react';
import { drawSketch, SKETCH_WIDTH, type Tone } from './draw-sketch.ts';
import styles from './Templates.module.css';

const TONES: Readonly<Record<Tone, string>> = {
  strong: 'var(--ant-color-text-tertiary)',
  plain: 'var(--ant-color-fill)',
  faint: 'var(--ant-color-fill-secondary)',
};
/** The sketch is a page in a frame of three to four, with a margin at both sides. */
const MARGIN = 15;
const WIDTH = SKETCH_WIDTH + 2 * MARGIN;
const HEIGHT = (WIDTH * 4) / 3;

interface TemplateCoverProps {
  pictureUrl: string | null;
  modules: readonly string[];
}

/** The picture of a template, or a sketch of its modules. */
export function TemplateCover({ pictureUrl, modules }: TemplateCoverProps) {
  const blocks = useMemo(() => drawSketch(modules), [modules]);
  if (pictureUrl) return <img className={styles.cover} src={pictureUrl} alt="" loading="lazy" />;
  return (
    <svg className={styles.cover} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <g transform={`translate(${MARGIN} ${MARGIN})`}>
        <rect width={SKETCH_WIDTH} height={HEIGHT} fill="var(--ant-color-bg-container)" />
        {blocks.map(({ tone, ...box }) => (
          <rect key={`${box.x} ${box.y}`} {...box} fill={TONES[tone]} />
        ))}
      </g>
    </svg>
  );
}
