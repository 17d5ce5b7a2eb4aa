import type { Language, Localised } from '@vitrine/kit';
import { type Html, html } from '../docs/html.ts';

const NOTE = {
  'zh-CN': '代替本店的合作方，这里的一切都不会离开本机。',
  'en-US': 'Stands in for the partners of this shop. Nothing here leaves it.',
} satisfies Localised;

/** Renders a page of the sandbox as plain HTML without scripts. */
export const renderSandboxPage = (
  title: string,
  body: Html,
  language: Language = 'en-US',
  home = '/sandbox',
): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Sandbox</title>
<link rel="stylesheet" href="/sandbox/style.css">
</head>
<body>
<header><a class="mark" href="${home}">Sandbox</a>
<p>${NOTE[language]}</p></header>
<main><h1>${title}</h1>
${body}
</main>
</body>
</html>
`.text;
