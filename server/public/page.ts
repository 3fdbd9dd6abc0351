import { createHash } from 'node:crypto';
import type { Language } from '#contract/kernel/languages.ts';
import { type Html, html, Html as Piece } from './html.ts';

const STYLE = `
@media screen { :root { color-scheme: light dark; } }
:root { font: 1rem/1.5 'Noto Sans', 'Noto Sans Telugu', 'Noto Sans Devanagari', system-ui, sans-serif; }
html { background: #fff; color: #1b1b1b; } a { color: #0b57d0; }
@media screen and (prefers-color-scheme: dark) { html { background: #121212; color: #ececec; } a { color: #a8c7fa; } }
body { margin: 0 auto; padding: 1rem; max-width: 42rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
label, legend { display: block; font-weight: 600; margin-top: 1rem; }
fieldset { border: 0; margin: 0; padding: 0; } fieldset label { font-weight: 400; margin-top: 0; padding: .4rem 0; }
input:not([type=radio]), select, textarea { box-sizing: border-box; font: inherit; padding: .5rem; width: 100%; }
input[type=radio] { margin-right: .5rem; }
button { font: inherit; font-weight: 600; margin-top: 1.5rem; padding: .75rem 1.5rem; }
.letter { border-left: .25rem solid; overflow-wrap: anywhere; padding-left: 1rem; white-space: pre-wrap; }
.wrong { color: #b3261e; margin: .25rem 0 0; } @media screen and (prefers-color-scheme: dark) { .wrong { color: #f2b8b5; } }
.hint { margin: .25rem 0 0; opacity: .8; }
nav { text-align: right; } nav + h2 { margin-top: 0; } nav a { display: inline-block; padding: .5rem; }
.step { border-left: .25rem solid; font-size: 1.15rem; padding-left: 1rem; }
dt { font-weight: 600; margin-top: .75rem; } dd { margin: 0; }
`;
const hash = createHash('sha256').update(STYLE).digest('base64');

/** No scripts, no content of other hosts, no framing; forms only go to this site. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Page {
  language: Language;
  title: string;
  body: Html;
  status?: number;
}

/** A page for everybody with its address; it is not cached, and search engines must not index it. */
export function pageOf({ language, title, body, status = 200 }: Page): Response {
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<style>${new Piece(STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
  return new Response(page.text, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'X-Robots-Tag': 'noindex, nofollow, noarchive',
    },
  });
}
