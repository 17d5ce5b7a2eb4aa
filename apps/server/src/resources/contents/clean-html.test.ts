import { expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

it.each([
  ['<p>字<strong>重</strong><br></p>', '<p>字<strong>重</strong><br /></p>'],
  ['<script>alert(1)</script>after', 'after'],
  ['<img src="x" onerror="alert(1)">', '<img src="x" />'],
  ['<img src="data:text/html,x">', '<img />'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="java\u0009script:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<a href="/content/spring">a</a>', '<a href="/content/spring">a</a>'],
  ['<iframe src="https://evil.example"></iframe>', ''],
  ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
  ['<p style="color:#a8231b;position:fixed">x</p>', '<p style="color:#a8231b">x</p>'],
  ['<p style="color:expression(alert(1))">x</p>', '<p>x</p>'],
  ['<form action="/x"><input></form>', ''],
  ['<p id="root" class="modal" data-module="x">x</p>', '<p>x</p>'],
])('%j becomes %j', (dirty, clean) => expect(cleanHtml(dirty)).toBe(clean));
