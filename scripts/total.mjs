/** The last line of `npm run check` and `npm test`, which `.ci/run` adds up. */
export const totalLine = ({ passed, failed }) => `${passed} passed, ${failed} failed\n`;

/** One line for what failed, which `.ci/run` repeats at its end: where, what, and how its error begins. */
export const failedLine = ({ file, title, error = '' }) =>
  `FAILED: ${file.slice(Math.max(0, file.indexOf('tests/')))} › ${title}: ${error.trim().split('\n', 1)[0]}\n`;
