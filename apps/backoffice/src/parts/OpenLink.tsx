import { Button, type ButtonProps } from 'antd';
import { Link } from 'wouter';
import { useOpenHref } from './useOpenItem.ts';

interface OpenLinkProps extends Pick<ButtonProps, 'type' | 'children'> {
  id: string;
}

/** Leads to the details of an item beside its list, also in a tab of their own. */
export function OpenLink({ id, ...button }: OpenLinkProps) {
  return (
    <Link href={useOpenHref()(id)} asChild>
      <Button size="small" {...button} />
    </Link>
  );
}
