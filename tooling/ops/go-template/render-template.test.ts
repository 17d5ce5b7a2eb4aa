import { expect, it, test } from 'vitest';
import { TemplateRenderer } from './render-template.ts';

const data = { Name: 'shop', Count: 2, Empty: [], Hosts: ['a', 'b'], Map: { b: 'off', a: '1' } };
const render = (template: string) => new TemplateRenderer().render(template, data);

test.each([
  ['name: {{ .Name }}', 'name: shop'],
  ['{{ .Name | quote }}', '"shop"'],
  ['a\n{{- if .Empty }}\nb\n{{- else }}\nc\n{{- end }}\nd', 'a\nc\nd'],
  ['{{ if eq .Name "x" }}1{{ else if eq .Count 2 }}2{{ else }}3{{ end }}', '2'],
  ['{{ with .Map }}{{ .a }}{{ $.Name }}{{ end }}', '1shop'],
  ['{{ range $host := .Hosts }}{{ $host }}{{ . }};{{ end }}', 'aa;bb;'],
  ['{{ $x := 1 }}{{ if .Name }}{{ $x = 2 }}{{ end }}{{ $x }}', '2'],
  ['data:{{ toYaml .Map | nindent 2 }}', 'data:\n  a: "1"\n  b: "off"'],
  ['{{ define "t" }}<{{ .n }}>{{ end }}{{ include "t" (dict "n" .Name) }}', '<shop>'],
  ['{{ "" | default (printf "%s-x" .Name) }}', 'shop-x'],
  ['{{ toJson (list .Map (get .Map "c")) }}', '[{"a":"1","b":"off"},""]'],
  ['{{ (prepend .Hosts "c") | toJson }}', '["c","a","b"]'],
  ['a {{- /* why */ -}} b', 'ab'],
  ['{{ and .Name (not .Empty) }}', 'true'],
])('renders %j', (template, text) => {
  expect(render(template)).toBe(text);
});

it.each([
  ['{{ .Missing }}', 'there is no Missing'],
  ['{{ lower .Name }}', 'the function lower is not known'],
  ['{{ include "t" . }}', 'the template t does not exist'],
  ['{{ $x }}', 'the variable $x does not exist'],
  ['{{ .Map }}', 'cannot be written'],
  ['{{ if .Name }}', '`end` is missing'],
  ['{{ end }}', 'ends nothing'],
  ['{{ quote (.Name }}', 'brackets'],
  ['{{ .Name | }}', 'lacks a value'],
  ['{{ range .Map }}{{ end }}', 'needs a list'],
  ['{{ .Name "x" }}', 'only a function'],
  ['{{ .Name & 1 }}', 'cannot read'],
])('fails at %j', (template, reason) => {
  expect(() => render(template)).toThrow(reason);
});
