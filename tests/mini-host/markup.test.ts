import { describe, expect, it } from 'vitest';
import { type MarkupNode, parseMarkup } from './markup.ts';

const outline = (node: MarkupNode): unknown =>
  'text' in node ? node.text : [node.tag, ...node.children.map(outline)];
const read = (source: string) => parseMarkup(source, 'x.wxml');

describe('markup', () => {
  it.each<[string, unknown[]]>([
    ['<view><text>a</text></view>', [['view', ['text', 'a']]]],
    ['<image src="a"/><view />', [['image'], ['view']]],
    ['<view>\n  <text/>\n</view>', [['view', ['text']]]],
    ['a &lt; b &amp;&nbsp;c', ['a < b & c']],
    ['<!-- <view> --><text/>', [['text']]],
    ['<wxs module="m">if (a < b) { }</wxs>', [['wxs', 'if (a < b) { }']]],
  ])('%s', (source, nodes) => {
    expect(read(source).children.map(outline)).toEqual(nodes);
  });

  it('reads attributes with either quote, or with no value', () => {
    const [node] = read(`<view a="1 > 0" b='"' wx:else c></view>`).children;
    expect(node && 'text' in node ? undefined : [...(node?.attributes ?? [])]).toEqual([
      ['a', '1 > 0'],
      ['b', '"'],
      ['wx:else', ''],
      ['c', ''],
    ]);
  });

  it.each([
    ['<view>\n</text>', 'x.wxml:2: </text> closes <view>'],
    ['<view>', '<view> is never closed'],
    ['</view>', '</view> closes'],
    ['<view a="1"', '<view> does not end with >'],
  ])('rejects %s', (source, reason) => {
    expect(() => read(source)).toThrow(reason);
  });
});
