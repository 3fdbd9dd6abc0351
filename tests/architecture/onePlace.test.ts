import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DUTIES, ROLES } from '#contract/access/policies.ts';
import { filesBelow } from '../sources.ts';
import { below, product, using } from './tree.ts';

describe('one place for each thing', () => {
  test('the network: src/dataProvider/http.ts, and prefetch.ts for the first call of a page', () => {
    const allowed = ['src/dataProvider/http.ts', 'src/dataProvider/prefetch.ts'];
    expect(using(/(?<![.\w])fetch\(|XMLHttpRequest|sendBeacon/, below('src/'), ...allowed)).toEqual([]);
  });

  test('code on demand: React.lazy waits by `retryImport` for what a lost connection holds up', () => {
    expect(using(/\blazy\((?!\s*retryImport\()/, below('src/'))).toEqual([]);
  });

  test('[API-07] the history: change.ts writes it in words that have a happening, and an import for many at once', () => {
    const written = /insert\(complaintHistory\)|into \$\{complaintHistory\}/;
    const writers = [
      'server/complaints/change.ts',
      'server/transfer/import/saveComplaints.ts',
      'server/transfer/seed/',
    ];
    expect(using(written, product, ...writers)).toEqual([]);
    const typed = ['change.ts', 'actions/remark.ts'].map((file) => `server/complaints/${file}`);
    expect(using(/\baddTyped\(/, product, ...typed, 'server/messages/inbox/take.ts')).toEqual([]);
  });

  test('[API-03] pages of lists: server/kernel/db/listing.ts says where one begins, and looks for none behind the last', () => {
    const begins = /\bpage\b[^;\n]*- 1\) ?\*|\* \(\(?[\w.]*page\b/;
    expect(using(begins, below('server/'), 'server/kernel/db/listing.ts')).toEqual([]);
  });

  test('the environment: server/app/env.ts', () => {
    expect(using(/process\.env\b/, product, 'server/app/env.ts')).toEqual([]);
  });

  test('the stored session: src/authProvider', () => {
    expect(using(/\b(localStorage|sessionStorage)\b/, below('src/'), 'src/authProvider/')).toEqual([]);
  });

  test('parts of the admin get their data from above and never register with each other', () => {
    const collection = /^const (\w+)(?:: [^=]+)? = (?:new (?:Map|Set)\b|\[\]|\{)/gm;
    const registries = below('src/').flatMap(({ path, code }) =>
      [...code.matchAll(collection)]
        .map(([, name]) => name)
        .filter((name) =>
          new RegExp(
            `^export const \\w+ = \\(.*\\) =>\\s*(?:${name}\\.(?:set|add|push)\\(|Object\\.assign\\(${name}\\b)`,
            'm',
          ).test(code),
        )
        .map((name) => `${path}: ${name}`),
    );
    expect(registries).toEqual([]);
  });

  test('roles: contract/access/access.ts with policies.ts and reach.ts, and contract/access/screens.ts and menuLinks.ts with who sees which path', () => {
    const name = `['"](${ROLES.join('|')})['"]`;
    const compared = new RegExp(
      [
        `\\brole\\s*[!=]==?`,
        `[!=]==?\\s*${name}`,
        `\\bcase ${name}`,
        `includes\\((\\w+\\??\\.)*role\\)`,
      ].join('|'),
    );
    expect(using(compared, product, 'contract/access/')).toEqual([]);
    expect(using(new RegExp(name), [...below('src/declare/'), ...below('server/kernel/http/')])).toEqual([]);
  });

  test('[GRD-02] duties: contract/access/access.ts with policies.ts and scope.ts reads them, the table of paths and the demo data name them', () => {
    const name = `['"](${DUTIES.join('|')})['"]`;
    const read = new RegExp(`\\bduties\\??\\.\\w|\\bduties\\b\\??\\[|${name}`);
    const allowed = [
      'contract/access/access.ts',
      'contract/access/policies.ts',
      'contract/access/scope.ts',
      'contract/access/screens.ts',
      'server/transfer/seed/accounts.ts',
    ];
    expect(using(read, product, ...allowed)).toEqual([]);
  });

  test('names of resources: their own files, never the declarative layer', () => {
    const names = filesBelow('src/resources').map((path) => basename(path).replace(/\.tsx?$/, ''));
    const named = new RegExp(`['"](${names.filter((name) => name !== 'index').join('|') || '\\b\\B'})['"]`);
    expect(using(named, below('src/declare/'))).toEqual([]);
  });
});
