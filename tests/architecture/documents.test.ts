import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/index.ts';
import { filesBelow } from '../sources.ts';
import { walked } from '../walk.ts';
import { below, sources } from './tree.ts';

/** The anchor of a heading: small letters, without punctuation, hyphens for blanks. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

describe('documents', () => {
  const pages = [...readdirSync('.'), ...filesBelow('docs')]
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

  /** Paths in inline code or links; fenced blocks may contain files that do not exist yet. */
  function pathsIn({ path, text }: { path: string; text: string }): string[] {
    const prose = text.replace(/^```[\s\S]*?^```/gm, '');
    const code = [...prose.matchAll(/`((?:contract|server|src|tests|bench|scripts|docs|\.ci)\/[\w./-]*)`/g)];
    const links = [...prose.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)];
    return [
      ...code.map(([, found = '']) => found),
      ...links.map(([, found = '']) => join(dirname(path), found)),
    ];
  }

  test('name only paths that exist', () => {
    const dead = pages.flatMap((page) =>
      pathsIn(page)
        .filter((path) => !existsSync(path))
        .map((path) => `${page.path}: ${path}`),
    );
    expect(dead).toEqual([]);
  });

  test('name only requirements that docs/requirements.md lists', () => {
    const listed = new Set(readFileSync('docs/requirements.md', 'utf8').match(/^\| [A-Z]+-\d\d(?= \|)/gm));
    const prefixes = [...new Set([...listed].map((row) => row.slice(2, -3)))].join('|');
    const named = new RegExp(`\\b(${prefixes})-\\d\\d\\b`, 'g');
    const texts = [...pages, ...sources.map(({ path }) => ({ path, text: readFileSync(path, 'utf8') }))];
    const unknown = texts.flatMap(({ path, text }) =>
      [...text.matchAll(named)].filter(([id]) => !listed.has(`| ${id}`)).map(([id]) => `${path}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  test('lead only to headings that exist', () => {
    const headings = new Map(
      pages.map(({ path, text }) => [
        path,
        [...text.matchAll(/^#+ (.+)$/gm)].map(([, line = '']) => anchorOf(line)),
      ]),
    );
    const dead = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!\w+:)([^)#\s]*)#([^)\s]+)\)/g)]
        .filter(([, to = '', anchor = '']) => {
          const target = to ? join(dirname(path), to) : path;
          return headings.has(target) && !headings.get(target)?.includes(anchor);
        })
        .map(([link]) => `${path}: ${link}`),
    );
    expect(dead).toEqual([]);
  });

  test('are all found from README.md', () => {
    const found = new Set(['README.md']);
    for (const path of found) {
      const page = pages.find((each) => each.path === path);
      for (const to of page ? pathsIn(page) : []) found.add(to);
    }
    expect(pages.map(({ path }) => path).filter((path) => !found.has(path))).toEqual([]);
  });

  test('name only calls that the contract has', () => {
    const known = new Set(calls.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`));
    const named = readFileSync('docs/how-to/calls.md', 'utf8').matchAll(
      /`(?<method>GET|POST|PUT|DELETE) (?<path>[a-z][\w/{}]*)/g,
    );
    const unknown = [...named]
      .map(({ groups }) => `${groups?.method} ${groups?.path}`)
      .filter((call) => !known.has(call));
    expect(unknown).toEqual([]);
  });

  test('have recipes that find the lines that they name', () => {
    const recipes = filesBelow('docs/how-to');
    expect(walked('CONTRIBUTING.md', ...recipes).size).toBeGreaterThan(10);
  });

  test('name only npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const dead = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/npm run ([\w:]+)/g)]
        .filter(([, script = '']) => !(script in scripts))
        .map(([call]) => `${path}: ${call}`),
    );
    expect(dead).toEqual([]);
  });
});

test('each deviation from the specification names a requirement, the sentence, what is done and why', () => {
  const page = readFileSync('docs/deviations.md', 'utf8');
  const rows = page.split('\n').filter((line) => /^\| (?!id |---)/.test(line));
  const whole = /^\| [A-Z]+-\d\d(, [A-Z]+-\d\d)* (\| [^|]{3,} ){2,3}\|$/;
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter((row) => !whole.test(row))).toEqual([]);
});

test('views written by hand are in the table of their decision, with the reason', () => {
  const byHand = below('src/resources/').flatMap(({ path, code }) => {
    const [, views = ''] = /\bviews: \{(.*?)\}/s.exec(code) ?? [];
    const names = [...views.matchAll(/(\w+): \(\) => import/g)].map(([, name]) => name);
    return names.length ? [`| ${basename(path, '.tsx')} | ${names.join(', ')} |`] : [];
  });
  const rows = readFileSync('docs/decisions/handwritten-views.md', 'utf8').matchAll(
    /^(\| \w+ \| (?:list|create|show|edit)[^|]*\|) .+ \|$/gm,
  );
  expect([...rows].map(([, row]) => row).sort()).toEqual(byHand.sort());
});
