import type { Device } from './DeviceSwitch.tsx';
import styles from './device.module.css';
import { ShopFrame } from './ShopFrame.tsx';

interface DeviceFrameProps {
  device: Device;
  /** The class of each device with its height. */
  sizes: { readonly [name: string]: string | undefined };
  src: string;
  title: string;
}

/** A page of the shop in the size of a device. */
export const DeviceFrame = ({ device, sizes, src, title }: DeviceFrameProps) => (
  <ShopFrame className={`${styles[device]} ${sizes[device]}`} src={src} title={title} />
);
