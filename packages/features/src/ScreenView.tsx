import type { ScreenViewProps } from './screen.ts';

const ignore = () => undefined;

/** Renders a loaded screen: its layout, and its private part once the session is known. */
export function ScreenView({ screen, params, query, preloaded }: ScreenViewProps) {
  const { Layout, View, PrivateView } = screen;
  const props = { params, query };
  if (!PrivateView) return <View {...props} data={undefined} setData={ignore} refetch={ignore} />;
  const view = <PrivateView screen={screen} preloaded={preloaded} {...props} />;
  return Layout ? <Layout {...props}>{view}</Layout> : view;
}
