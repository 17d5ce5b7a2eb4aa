import { type Light, WINDOW } from '../../engine/light.ts';

const from = (over: Partial<Light>): Light => {
  const { key } = over;
  if (!key) return { ...WINDOW, ...over };
  const length = Math.hypot(...key);
  const unit = [key[0] / length, key[1] / length, key[2] / length] as const;
  const half = [unit[0], unit[1], unit[2] + 1] as const;
  const reach = Math.hypot(...half);
  return {
    ...WINDOW,
    ...over,
    key: unit,
    half: [half[0] / reach, half[1] / reach, half[2] / reach],
  };
};

/** A lamp at the upper left, close and warm. */
export const LAMP = from({
  key: [-0.6, -0.5, 0.7],
  keyPower: 1.02,
  fillPower: 0.1,
  ambient: 0.25,
  warm: [1.07, 1, 0.88],
  cool: [0.98, 0.97, 1.0],
});

/** Light from all sides through glass. */
export const OPEN_SKY = from({
  key: [-0.45, -0.6, 0.8],
  keyPower: 0.78,
  fillPower: 0.24,
  ambient: 0.38,
  warm: [1.0, 1.005, 0.98],
  cool: [0.98, 1.01, 1.01],
});

/** A skylight: straight from above. */
export const SKYLIGHT = from({
  key: [-0.28, -0.84, 0.55],
  keyPower: 0.98,
  fillPower: 0.12,
  ambient: 0.28,
  warm: [1.01, 1, 0.98],
  cool: [0.95, 0.98, 1.06],
});

/** The sun just above the sea, from the left. */
export const LOW_SUN = from({
  key: [-0.86, -0.26, 0.5],
  keyPower: 1.05,
  fillPower: 0.14,
  ambient: 0.27,
  warm: [1.08, 1, 0.88],
  cool: [0.92, 0.97, 1.08],
});
