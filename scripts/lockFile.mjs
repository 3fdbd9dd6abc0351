import { readFileSync } from 'node:fs';

/** The first versions without known vulnerabilities. `npm audit` needs a service that is not always available. */
const FLOORS = {
  hono: '4.12.25',
  'drizzle-orm': '0.45.2',
  'file-type': '21.3.1',
  'sanitize-html': '2.17.5',
  nodemailer: '7.0.7',
  dompurify: '3.4.0',
};

/** Packages whose second copy would break the product: two contexts, two editors. */
const SINGLE = [
  'react',
  'react-dom',
  '@mui/material',
  '@mui/system',
  '@tanstack/react-query',
  '@tiptap/core',
];

const isBelow = (version, floor) => version.localeCompare(floor, 'en', { numeric: true }) < 0;

/** The errors of package.json and package-lock.json, one sentence each. */
export function lockFileProblems() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const copies = (name) =>
    Object.entries(packages).filter(([folder]) => folder.endsWith(`node_modules/${name}`));

  return [
    ...Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
      .map(([name, version]) => `${name} ${version} is not an exact version`),
    ...Object.entries(FLOORS).flatMap(([name, floor]) =>
      copies(name)
        .filter(([, { version }]) => isBelow(version, floor))
        .map(([folder, { version }]) => `${folder} ${version} has a known hole; ${floor} or later is needed`),
    ),
    // npm omits optional packages of platforms that the current registry lacks; `npm ci` would then refuse the whole
    // file.
    ...Object.values(packages)
      .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
      .filter((name) => copies(name).length === 0)
      .map((name) => `${name} is missing: \`npm ci\` demands it`),
    ...SINGLE.filter((name) => copies(name).length !== 1).map(
      (name) => `${name} is installed ${copies(name).length} times instead of once`,
    ),
  ];
}
