import { defineMessages } from '@vitrine/kit';
import { Segmented } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { toOptions } from '../to-options.ts';

const messages = defineMessages({
  device: ['屏幕', 'Screen'],
  devices: {
    phone: ['手机', 'Phone'],
    desktop: ['电脑', 'Desktop'],
  },
});

export type Device = keyof (typeof messages)['zh-CN']['devices'];

interface DeviceSwitchProps {
  value: Device;
  onChange(device: Device): void;
}

/** Chooses the device that a page is shown on. */
export function DeviceSwitch({ value, onChange }: DeviceSwitchProps) {
  const texts = useMessages(messages);
  return (
    <Segmented<Device>
      aria-label={texts.device}
      value={value}
      onChange={onChange}
      style={{ alignSelf: 'start' }}
      options={toOptions(texts.devices)}
    />
  );
}
